// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderSetting } from '../../../test/render-setting.tsx';

const options = (...values: string[]) => values.map((value) => ({ value: value.toLowerCase(), label: value }));

describe('choices', () => {
  test('a checkbox is a switch with its info', async () => {
    const { user, stored } = renderSetting({
      type: 'checkbox',
      label: 'Show the vendor',
      info: 'Below the title.',
      default: true,
    });
    const box = screen.getByRole<HTMLInputElement>('switch', { name: 'Show the vendor' });
    expect(box.checked).toBe(true);
    expect(screen.getByText('Below the title.').id).toBe(box.getAttribute('aria-describedby')?.trim());
    await user.click(box);
    expect(stored()).toBe(false);
  });

  test('radio buttons begin with the first option', async () => {
    const { user, stored } = renderSetting({ type: 'radio', label: 'Layout', options: options('Grid', 'Slides') });
    const group = screen.getByRole('radiogroup', { name: 'Layout' });
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Grid' }).checked).toBe(true);
    await user.click(within(group).getByRole('radio', { name: 'Slides' }));
    expect(stored()).toBe('slides');
  });

  test('a select with few short options has them side by side; arrow keys choose', async () => {
    const { user, stored } = renderSetting(
      { type: 'select', label: 'Size', options: options('Small', 'Medium', 'Large') },
      { value: 'medium' },
    );
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Medium' }));
    await user.keyboard('{ArrowRight}');
    expect(stored()).toBe('large');
  });

  test('a select with groups is a list, with the group’s name', async () => {
    const grouped = options('Top left', 'Top right').map((option) => ({ ...option, group: 'Top' }));
    const { user, stored } = renderSetting({
      type: 'select',
      label: 'Position',
      options: [...grouped, ...options('Middle')],
    });
    await user.click(screen.getByRole('button', { name: /Position/ }));
    await user.click(within(screen.getByRole('group', { name: 'Top' })).getByRole('option', { name: 'Top right' }));
    expect(stored()).toBe('top right');
  });

  test('a stored value that is no longer offered is shown and stays', async () => {
    const { changes } = renderSetting(
      { type: 'select', label: 'Size', options: options('Small', 'Large') },
      { value: 'huge' },
    );
    expect(screen.getByRole('button', { name: /^huge \(no longer offered\)/ })).toBeTruthy();
    expect(changes).toEqual([]);
  });

  test('an alignment is left where nothing is stored', async () => {
    const { user, stored } = renderSetting({ type: 'text_alignment', label: 'Alignment' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Left' }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Center' }));
    expect(stored()).toBe('center');
  });
});
