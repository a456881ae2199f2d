// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeResources, SHOP } from '../../../test/fake-resources.ts';
import { renderSetting } from '../../../test/render-setting.tsx';
import type { Fetched } from '../resources.ts';

const setting = { type: 'product', label: 'Product' };
const opener = () => screen.getByRole('button', { name: /^Product:/ });
const search = () => screen.findByRole('searchbox', { name: 'Search' });

describe('a resource', () => {
  test('is shown by its title, and another one is searched for and chosen by keyboard', async () => {
    const { user, stored } = renderSetting(setting, { value: 'silk-scarf' });
    expect(await screen.findByRole('button', { name: /^Product: Silk twill scarf/ })).toBeTruthy();
    await user.click(opener());
    await user.type(await search(), 'linen');
    await vi.waitFor(() =>
      expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Linen shirt€180.00']),
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(stored()).toBe('linen-shirt');
    expect(screen.getByRole('button', { name: /^Product: Linen shirt/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that the shop no longer has keeps its value, and can be removed', async () => {
    const { user, changes, stored } = renderSetting({ type: 'link_list', label: 'Menu' }, { value: 'gone' });
    expect(await screen.findByText('No longer in the shop')).toBeTruthy();
    expect(changes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove gone' }));
    expect([changes.length, stored()]).toEqual([1, undefined]);
  });

  test('a picker that fails says why and tries again; one that finds nothing says so', async () => {
    const { list } = fakeResources();
    const answers: Fetched<never>[] = [{ ok: false, sentence: 'The shop is closed.' }];
    const source = fakeResources({
      list: async (...query) => answers.pop() ?? list(...query),
    });
    const { user } = renderSetting(setting, { source });
    await user.click(opener());
    // Effects run twice in strict mode: the first answer may belong to a call that was stopped.
    answers.push({ ok: false, sentence: 'The shop is closed.' });
    await user.type(await search(), 'x');
    expect((await screen.findByRole('alert')).textContent).toContain('The shop is closed.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing found.')).toBeTruthy();
  });

  test('an older answer does not replace a newer one', async () => {
    const waiting: (() => void)[] = [];
    const source = fakeResources({
      async list(_, { q = '' }) {
        if (q === 'l') await new Promise<void>((resolve) => waiting.push(resolve));
        return { ok: true, value: { items: [{ value: q, title: `Found ${q}` }] } };
      },
    });
    const { user } = renderSetting(setting, { source });
    await user.click(opener());
    await user.type(await search(), 'li');
    expect(await screen.findByRole('option', { name: 'Found li' })).toBeTruthy();
    await act(async () => {
      for (const answer of waiting) answer();
    });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Found li']);
  });

  test('more are loaded below the first ones', async () => {
    const source = fakeResources({
      async list(_, { after }) {
        const [first, ...others] = SHOP.product ?? [];
        if (after === undefined) return { ok: true, value: { items: first ? [first] : [], next: '1' } };
        return { ok: true, value: { items: others } };
      },
    });
    const { user } = renderSetting(setting, { source });
    await user.click(opener());
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('a metaobject is asked for by its type', async () => {
    const list = vi.fn(fakeResources().list);
    const { user, stored } = renderSetting(
      { type: 'metaobject', label: 'Look', metaobject_type: 'look' },
      { source: fakeResources({ list }) },
    );
    await user.click(screen.getByRole('button', { name: /^Look:/ }));
    await user.click(await screen.findByRole('option', { name: 'Evening look' }));
    expect(stored()).toBe('evening');
    expect(list.mock.calls.map(([kind, query]) => [kind, query.type])).toContainEqual(['metaobject', 'look']);
  });
});

describe('a list of resources', () => {
  const list = { type: 'product_list', label: 'Products', limit: 2 };

  test('shows them in order, adds up to its limit and removes', async () => {
    const { user, stored } = renderSetting(list, { value: ['silk-scarf'] });
    const grid = screen.getByRole('grid', { name: 'Products' });
    expect(await within(grid).findByRole('row', { name: /Silk twill scarf/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Add/ }));
    await user.click(await screen.findByRole('option', { name: /Linen shirt/ }));
    expect(stored()).toEqual(['silk-scarf', 'linen-shirt']);
    expect(screen.getByRole('option', { name: /Column slip dress/ }).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('option', { name: /Silk twill scarf/ }));
    expect(stored()).toEqual(['linen-shirt']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Remove Linen shirt' }));
    expect(stored()).toBeUndefined();
    expect(screen.getByText('Nothing chosen yet.')).toBeTruthy();
  });

  test('that is emptied stays empty where there is a default', async () => {
    const { user, stored } = renderSetting({ ...list, default: ['silk-scarf'] });
    await user.click(await screen.findByRole('button', { name: 'Remove Silk twill scarf' }));
    expect(stored()).toEqual([]);
  });
});
