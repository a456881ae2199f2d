// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderSetting } from '../../../test/render-setting.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
const open = { name: 'Choose a color for Text' };

describe('a color', () => {
  test('is typed as a code; it is stored once it is one', async () => {
    const { user, changes } = renderSetting({ type: 'color', label: 'Text' });
    await user.type(field(), 'f7f5f0');
    expect(changes.map(([value]) => value)).toEqual(['#f7f', '#f7f5f0']);
    expect(field().value).toBe('f7f5f0');
  });

  test('what is no color is told and not stored', async () => {
    const { user, stored } = renderSetting({ type: 'color', label: 'Text' }, { value: '#F7F5F0' });
    await user.type(field(), 'z');
    expect(stored()).toBeUndefined();
    expect(screen.getByText(/Not a color/)).toBeTruthy();
  });

  test('is cleared; with a default, to the empty text', async () => {
    const { user, stored } = renderSetting({ type: 'color', label: 'Text', default: '#000000' });
    await user.click(screen.getByRole('button', { name: 'No color: Text' }));
    expect([stored(), field().value]).toEqual(['', '']);
  });

  test('is chosen from the colors of the theme', async () => {
    const { user, changes } = renderSetting(
      { type: 'color', label: 'Text' },
      { value: '#000000', colors: { swatches: ['#F7F5F0', '#6E1F28'] } },
    );
    await user.click(screen.getByRole('button', open));
    const [, oxblood] = within(await screen.findByRole('listbox', { name: 'Colors of the theme' })).getAllByRole(
      'option',
    );
    if (oxblood) await user.click(oxblood);
    expect(changes.at(-1)).toEqual(['#6E1F28', true]);
  });

  test('hue by keyboard: a held key is one step of undo; opacity only where the color is written with one', async () => {
    const { user, changes, unmount } = renderSetting({ type: 'color', label: 'Text' }, { value: '#FF0000' });
    await user.click(screen.getByRole('button', open));
    (await screen.findByRole('slider', { name: /Hue/ })).focus();
    expect(screen.queryByRole('slider', { name: /Opacity/ })).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(changes.map(([, isLast]) => isLast)).toEqual([false, true]);
    expect(changes.at(-1)?.[0]).toMatch(/^#FF0[1-9]00$/);
    unmount();
    renderSetting({ type: 'color', label: 'Text' }, { value: 'rgba(0, 0, 0, 0.5)' });
    await user.click(screen.getByRole('button', open));
    expect(await screen.findByRole('slider', { name: /Opacity/ })).toBeTruthy();
  });
});

describe('a background', () => {
  test('has a picker for each of its colors', async () => {
    const { user, stored } = renderSetting(
      { type: 'color_background', label: 'Background' },
      { value: 'linear-gradient(#FFFFFF, #000000)', colors: { swatches: ['#6E1F28'] } },
    );
    await user.click(screen.getByRole('button', { name: 'Color 2 of the background' }));
    const [oxblood] = within(await screen.findByRole('listbox', { name: 'Colors of the theme' })).getAllByRole(
      'option',
    );
    if (oxblood) await user.click(oxblood);
    expect(stored()).toBe('linear-gradient(#FFFFFF, #6E1F28)');
  });
});
