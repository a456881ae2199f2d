// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderSetting } from '../../../test/render-setting.tsx';

const setting = { type: 'text', label: 'Heading', info: 'Above the products.', placeholder: 'New in' };
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Heading' });

describe('a text', () => {
  test('is shown with its label and info, and each key is stored', async () => {
    const { user, changes } = renderSetting(setting, { value: 'Silk' });
    expect(field().value).toBe('Silk');
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Above the products.',
    );
    await user.type(field(), '!?');
    expect(changes).toEqual([
      ['Silk!', true],
      ['Silk!?', true],
    ]);
  });

  test('that is emptied is nothing, or the empty text where there is a default', async () => {
    const { user, stored, changes, unmount } = renderSetting(setting, { value: 'S' });
    await user.clear(field());
    expect([changes.length, stored()]).toEqual([1, undefined]);
    unmount();
    const other = renderSetting({ ...setting, default: 'The new season' });
    expect(field().value).toBe('The new season');
    await other.user.clear(field());
    expect([other.stored(), field().value]).toEqual(['', '']);
  });

  test('follows a value from outside', () => {
    const { setValue, changes } = renderSetting(setting, { value: 'Silk' });
    act(() => setValue('Linen'));
    expect([field().value, changes]).toEqual(['Linen', []]);
  });
});

describe('other texts', () => {
  test('a textarea keeps its lines', async () => {
    const { user, stored } = renderSetting({ type: 'textarea', label: 'Text' }, { value: 'One' });
    await user.type(screen.getByRole('textbox', { name: 'Text' }), '{Enter}Two');
    expect(stored()).toBe('One\nTwo');
  });

  test('code has the numbers of its lines, and Tab leaves it', async () => {
    const { user, stored } = renderSetting({ type: 'liquid', label: 'Liquid' }, { value: '{{ product.title }}' });
    const code = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Liquid' });
    expect(code.value).toBe('{{ product.title }}');
    await user.type(code, '{Enter}{Enter}{Enter}{Enter}</p>');
    expect(stored()).toBe('{{ product.title }}\n\n\n\n</p>');
    expect(document.querySelector('.code-numbers')?.textContent).toBe('1\n2\n3\n4\n5');
    await user.tab();
    expect(document.activeElement).not.toBe(code);
  });

  test('an unknown type says so; a value that is no text cannot be changed', async () => {
    const { user, stored, unmount } = renderSetting({ type: 'palette', label: 'Palette' }, { value: 'warm' });
    const field = screen.getByRole('textbox', { name: 'Palette' });
    expect(screen.getByText(/does not know the type “palette”/)).toBeTruthy();
    await user.type(field, '!');
    expect(stored()).toBe('warm!');
    unmount();
    const other = renderSetting({ type: 'palette', label: 'Palette' }, { value: { warm: ['#fff'] } });
    await other.user.type(screen.getByRole('textbox', { name: 'Palette' }), '!');
    expect(other.changes).toEqual([]);
  });
});
