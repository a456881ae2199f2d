// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeResources } from '../../test/fake-resources.ts';
import { renderSetting } from '../../test/render-setting.tsx';

const setting = { type: 'text', label: 'Heading', default: 'New in' };
const menu = { name: 'Options of Heading' };

describe('a setting', () => {
  test('goes back to its default', async () => {
    const { user, changes } = renderSetting(setting, { value: 'Silk' });
    await user.click(screen.getByRole('button', menu));
    await user.click(screen.getByRole('menuitem', { name: 'Reset to default' }));
    expect(changes).toEqual([[undefined, true]]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Heading' }).value).toBe('New in');
  });

  test('is connected to a field of the page’s resource, shown by its label, and disconnected', async () => {
    const { user, stored } = renderSetting(setting);
    await user.click(screen.getByRole('button', menu));
    await user.click(screen.getByRole('menuitem', { name: 'Connect a dynamic source…' }));
    const product = await screen.findByRole('group', { name: 'Product' });
    await user.click(within(product).getByRole('option', { name: 'Vendor' }));
    expect(stored()).toBe('{{ product.vendor }}');
    expect(await screen.findByText('Dynamic source: Vendor')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Disconnect Heading' }));
    expect(stored()).toBeUndefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Heading' }).value).toBe('New in');
  });

  test('a source that the host does not list is shown by its path', async () => {
    renderSetting(setting, { value: '{{ product.metafields.care.text }}' });
    expect(await screen.findByText('product.metafields.care.text')).toBeTruthy();
  });

  test('sources that cannot be loaded can be asked for again', async () => {
    let isDown = true;
    const { dynamicSources } = fakeResources();
    const source = fakeResources({
      dynamicSources: async (...asked) => (isDown ? { ok: false, sentence: '' } : dynamicSources(...asked)),
    });
    const { user } = renderSetting(setting, { source });
    await user.click(screen.getByRole('button', menu));
    await user.click(screen.getByRole('menuitem', { name: 'Connect a dynamic source…' }));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('option', { name: 'Title' })).toBeTruthy();
  });

  test('code and choices cannot be connected', async () => {
    renderSetting({ type: 'checkbox', label: 'Heading' });
    expect(screen.queryByRole('button', menu)).toBeNull();
  });
});
