// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderSetting } from '../../../test/render-setting.tsx';

const setting = { type: 'range', label: 'Space above', min: 0, max: 100, step: 4, unit: 'px', default: 40 };
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Space above' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Space above (px)' });

describe('a range', () => {
  test('shows its default on the slider and in the field', () => {
    renderSetting(setting);
    expect([slider().value, field().value]).toEqual(['40', '40']);
  });

  test('a key on the slider is one step, and ends one step of undo', async () => {
    const { user, changes } = renderSetting(setting);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(changes).toEqual([
      [44, false],
      [44, true],
    ]);
    expect(field().value).toBe('44');
  });

  test('a typed number is stored when the field is left, on the next step and within the limits', async () => {
    const { user, changes } = renderSetting(setting);
    await user.clear(field());
    await user.type(field(), '1000');
    expect(changes).toEqual([]);
    await user.tab();
    expect(changes).toEqual([[100, true]]);
  });

  test('leaving the field as it is changes nothing', async () => {
    const { user, changes } = renderSetting(setting, { value: 8 });
    await user.click(field());
    await user.tab();
    expect(changes).toEqual([]);
  });
});
