// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeResources } from '../../../test/fake-resources.ts';
import { renderSetting } from '../../../test/render-setting.tsx';

const setting = { type: 'image_picker', label: 'Picture' };
const HERO = 'shopify://shop_images/hero.webp';
const opener = () => screen.findByRole('button', { name: /^Picture:/ });

describe('a picture', () => {
  test('is chosen among the shop’s, and removed', async () => {
    const { user, changes, stored } = renderSetting(setting);
    await user.click(await opener());
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'hero');
    await user.click(await screen.findByRole('option', { name: 'hero.webp' }));
    expect(stored()).toBe(HERO);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect([changes.length, stored()]).toEqual([2, undefined]);
  });

  test('is uploaded with its progress, and chosen then', async () => {
    const finish: (() => void)[] = [];
    const { upload } = fakeResources();
    const source = fakeResources({
      async upload(file, onProgress, signal) {
        onProgress(0.4);
        await new Promise<void>((resolve) => finish.push(resolve));
        return upload(file, onProgress, signal);
      },
    });
    const { user, stored } = renderSetting(setting, { source });
    await user.click(await opener());
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('nothing to upload with');
    expect(input.accept).toBe('image/*');
    await user.upload(input, new File(['x'], 'new.webp', { type: 'image/webp' }));
    const bar = await screen.findByRole('progressbar', { name: 'Uploading new.webp' });
    expect(bar.getAttribute('aria-valuenow')).toBe('40');
    for (const done of finish) done();
    await vi.waitFor(() => expect(stored()).toBe('shopify://shop_images/new.webp'));
  });

  test('an upload that is refused says why', async () => {
    const source = fakeResources({ upload: async () => ({ ok: false, sentence: 'Files have 20 MB at most.' }) });
    const { user, changes } = renderSetting(setting, { source });
    await user.click(await opener());
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await user.upload(input, new File(['x'], 'new.webp', { type: 'image/webp' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Files have 20 MB at most.');
    expect(changes).toEqual([]);
  });

  test('alt text and focal point are saved with the file; arrow keys move the point', async () => {
    const source = fakeResources();
    const { user, changes } = renderSetting(setting, { value: HERO, source });
    await user.click(await screen.findByRole('button', { name: 'Alt text and focal point' }));
    const alt = screen.getByRole('textbox', { name: 'Alt text' });
    await user.clear(alt);
    await user.type(alt, 'A slip dress');
    const handle = screen.getByRole('slider', { name: 'Focal point' });
    handle.focus();
    await user.keyboard('{ArrowUp}{Shift>}{ArrowRight}{/Shift}');
    expect(handle.getAttribute('aria-valuetext')).toBe('60 % from the left, 49 % from the top');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(source.described.get('hero.webp')).toEqual({ alt: 'A slip dress', focalPoint: { x: 60, y: 49 } });
    expect(changes).toEqual([]);
  });

  test('that the shop no longer has is told', async () => {
    renderSetting(setting, { value: 'shopify://shop_images/gone.webp' });
    expect((await screen.findByRole('alert')).textContent).toBe('The shop no longer has this file.');
  });
});

test('a video has no alt text', async () => {
  const { user, stored } = renderSetting({ type: 'video', label: 'Video' });
  await user.click(screen.getByRole('button', { name: /^Video:/ }));
  await user.click(await screen.findByRole('option', { name: 'atelier.mp4' }));
  expect(stored()).toBe('shopify://files/videos/atelier.mp4');
  expect(screen.queryByRole('button', { name: 'Alt text and focal point' })).toBeNull();
});
