// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderSetting } from '../../../test/render-setting.tsx';

const field = () => screen.findByRole('textbox', { name: 'Text' });

describe('rich text', () => {
  test('is shown with its formats; opening it changes nothing, though the editor writes it in another way', async () => {
    const { changes } = renderSetting(
      { type: 'richtext', label: 'Text' },
      { value: '<p>Wash <b>cold</b></p>\n<ul><li><p>Silk</p></li></ul>' },
    );
    expect((await field()).querySelector('strong')?.textContent).toBe('cold');
    expect(changes).toEqual([]);
  });

  test('a format is toggled from the toolbar, and back to the very same text', async () => {
    const stored = '<p>Wash  <b>cold</b></p>';
    const { user, changes } = renderSetting({ type: 'richtext', label: 'Text' }, { value: stored });
    await field();
    const bullets = screen.getByRole('button', { name: 'Bulleted list' });
    bullets.focus();
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(changes.at(-1)?.[0]).toBe('<ul><li>Wash <strong>cold</strong></li></ul>'));
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(changes.at(-1)?.[0]).toBe(stored));
  });

  test('a block becomes a heading', async () => {
    const { user, stored } = renderSetting({ type: 'richtext', label: 'Text' }, { value: '<p>Care</p>' });
    await field();
    await user.click(screen.getByRole('button', { name: /Style of the paragraph/ }));
    await user.click(screen.getByRole('option', { name: 'Heading 3' }));
    await vi.waitFor(() => expect(stored()).toBe('<h3>Care</h3>'));
  });

  test('inline text has no blocks, and only the marks that the platform stores', async () => {
    renderSetting({ type: 'inline_richtext', label: 'Text' }, { value: 'Free <em>shipping</em> <code>now</code>' });
    expect((await field()).innerHTML).toBe('<p>Free <em>shipping</em> now</p>');
    expect(screen.queryByRole('button', { name: 'Bulleted list' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Style of the paragraph/ })).toBeNull();
  });

  test('follows a value from outside, without a change of its own', async () => {
    const { setValue, changes } = renderSetting({ type: 'richtext', label: 'Text' }, { value: '<p>One</p>' });
    await field();
    act(() => setValue('<h2>Two</h2>'));
    await vi.waitFor(async () => expect((await field()).innerHTML).toBe('<h2>Two</h2>'));
    expect(changes).toEqual([]);
  });

  test('a link is changed and removed', async () => {
    const { user, stored } = renderSetting(
      { type: 'inline_richtext', label: 'Text' },
      { value: '<a href="/a">Read</a>' },
    );
    const link = await screen.findByRole('button', { name: 'Link' });
    const words = (await field()).querySelector('a')?.firstChild;
    if (!words) throw new Error('no link');
    (await field()).focus();
    document.getSelection()?.collapse(words, 2);
    document.dispatchEvent(new Event('selectionchange'));
    await vi.waitFor(() => expect(link.getAttribute('aria-pressed')).toBe('true'));
    await user.click(link);
    const address = await screen.findByRole('textbox', { name: 'Link' });
    await user.clear(address);
    await user.type(address, 'https://example.com/b');
    await user.click(screen.getByRole('switch', { name: 'Opens in a new tab' }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await vi.waitFor(() => expect(stored()).toBe('<a href="https://example.com/b" target="_blank">Read</a>'));
  });
});
