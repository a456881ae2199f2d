// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderSetting } from '../../../test/render-setting.tsx';

const setting = {
  type: 'color_palette',
  label: 'Palette',
  default: { background: '#FFFFFF', 'soft-text': '#555555' },
};

test('a color of the palette changes that color alone; emptied it is the theme’s own again', async () => {
  const { user, stored } = renderSetting(setting, { value: { background: '#F7F5F0' } });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Soft text' }).value).toBe('#555555');
  const background = screen.getByRole<HTMLInputElement>('textbox', { name: 'Background' });
  await user.clear(background);
  expect(stored()).toEqual({ background: '#FFFFFF', 'soft-text': '#555555' });
  await user.clear(background);
  await user.type(background, '#222222');
  expect(stored()).toEqual({ background: '#222222', 'soft-text': '#555555' });
});
