// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderSetting } from '../../../test/render-setting.tsx';
import { schemesOf } from '../theme-colors.ts';

const group = {
  paper: { settings: { background: '#F7F5F0', text: '#1A1816' } },
  'scheme-2': { settings: { background: '#1A1816', text: '#F7F5F0' } },
};
const definition = [
  { type: 'color', id: 'background', label: 'Background' },
  { type: 'color', id: 'text', label: 'Text' },
];
const schemes = schemesOf(group);
const groupSetting = { type: 'color_scheme_group', label: 'Color schemes', definition };

describe('a color scheme', () => {
  test('is one of the theme’s, by the name a person gave it or by number', async () => {
    const { user, stored } = renderSetting(
      { type: 'color_scheme', label: 'Colors' },
      { value: 'paper', colors: { schemes } },
    );
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Paper' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Scheme 2' }));
    expect(stored()).toBe('scheme-2');
  });

  test('that is gone is the first one, as in the shop', () => {
    renderSetting({ type: 'color_scheme', label: 'Colors' }, { value: 'gone', colors: { schemes } });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Paper' }).checked).toBe(true);
  });
});

describe('the theme’s color schemes', () => {
  test('a color of one changes that color alone', async () => {
    const { user, stored } = renderSetting(groupSetting, { value: group });
    await user.click(screen.getByRole('button', { name: 'Paper' }));
    const field = screen.getByRole('textbox', { name: 'Text' });
    await user.clear(field);
    await user.type(field, '#222222');
    expect(stored()).toEqual({ ...group, paper: { settings: { background: '#F7F5F0', text: '#222222' } } });
  });

  test('a new one opens with the colors of the last', async () => {
    const { user, stored } = renderSetting(groupSetting, { value: group });
    await user.click(screen.getByRole('button', { name: 'Add a scheme' }));
    expect(stored()).toEqual({ ...group, 'scheme-3': group['scheme-2'] });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Background' }).value).toBe('#1A1816');
  });

  test('one in use stays, and so does the last one; another one is removed', async () => {
    const { user, stored } = renderSetting(groupSetting, { value: group, colors: { used: new Set(['paper']) } });
    await user.click(screen.getByRole('button', { name: 'Paper' }));
    expect(screen.getByRole('button', { name: 'Remove Paper' })).toHaveProperty('disabled', true);
    expect(screen.getByText('A section uses this scheme.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Scheme 2' }));
    await user.click(screen.getByRole('button', { name: 'Remove Scheme 2' }));
    expect(stored()).toEqual({ paper: group.paper });
    await user.click(screen.getByRole('button', { name: 'Paper' }));
    expect(
      within(screen.getByRole('group', { name: 'Color schemes' })).getByText('The theme needs one scheme.'),
    ).toBeTruthy();
  });
});
