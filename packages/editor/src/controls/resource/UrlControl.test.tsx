// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderSetting } from '../../../test/render-setting.tsx';

const setting = { type: 'url', label: 'Link' };

describe('a link', () => {
  test('is typed; what no browser can follow is told', async () => {
    const { user, stored } = renderSetting(setting);
    const field = screen.getByRole('textbox', { name: 'Link' });
    await user.type(field, '/collections/new');
    expect(stored()).toBe('/collections/new');
    await user.clear(field);
    await user.type(field, 'www.example.com');
    expect(screen.getByText(/Not an address/)).toBeTruthy();
  });

  test('to a page of the shop is shown by its title, and cleared', async () => {
    const { user, changes, stored } = renderSetting(setting, { value: 'shopify://products/linen-shirt' });
    expect(await screen.findByText('Linen shirt')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove the address of Link' }));
    expect([changes.length, stored()]).toEqual([1, undefined]);
    expect(screen.getByRole('textbox', { name: 'Link' })).toBeTruthy();
  });

  test.each([
    ['Blog posts', 'How linen is woven', 'shopify://blogs/journal/linen'],
    ['Policies', 'Refund policy', 'shopify://policies/refund-policy'],
  ])('is chosen among %s', async (kind, title, address) => {
    const { user, stored } = renderSetting(setting);
    await user.click(screen.getByRole('button', { name: 'Choose a page of the shop for Link' }));
    await user.click(await screen.findByRole('radio', { name: kind }));
    await user.click(await screen.findByRole('option', { name: new RegExp(`^${title}`) }));
    expect(stored()).toBe(address);
    expect(await screen.findByText(title)).toBeTruthy();
  });
});

describe('an address of a video', () => {
  test('says which video it recognizes', async () => {
    const { user, stored } = renderSetting({ type: 'video_url', label: 'Video', accept: ['youtube'] });
    const field = screen.getByRole('textbox', { name: 'Video' });
    await user.type(field, 'https://youtu.be/_9VUPq3SxOc');
    expect(stored()).toBe('https://youtu.be/_9VUPq3SxOc');
    expect(screen.getByRole('status').textContent).toBe('YouTube video _9VUPq3SxOc');
  });

  test('of a site that the setting does not accept is told', () => {
    renderSetting(
      { type: 'video_url', label: 'Vidéo', accept: ['youtube', 'vimeo'] },
      { value: 'https://example.com/film', language: 'fr' },
    );
    expect(screen.getByText('Aucune vidéo de YouTube ou Vimeo n’est reconnue dans cette adresse.')).toBeTruthy();
  });
});
