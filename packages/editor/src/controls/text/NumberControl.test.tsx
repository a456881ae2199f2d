// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderSetting } from '../../../test/render-setting.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Columns' });

describe('a number', () => {
  test('is stored as a number while it is typed, and stays as it is typed', async () => {
    const { user, changes } = renderSetting({ type: 'number', label: 'Columns' });
    await user.type(field(), '1,50');
    expect(changes.map(([value]) => value)).toEqual([1, 1, 1.5, 1.5]);
    expect(field().value).toBe('1,50');
  });

  test('what is no number is told and not stored', async () => {
    const { user, changes } = renderSetting({ type: 'number', label: 'Columns' }, { value: 3 });
    await user.type(field(), 'x');
    expect(changes).toEqual([]);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Not a number.')).toBeTruthy();
  });

  test('arrow keys step it; emptied, it is nothing', async () => {
    const { user, stored } = renderSetting({ type: 'number', label: 'Columns' }, { value: 3 });
    await user.type(field(), '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(stored()).toBe(4);
    await user.clear(field());
    expect(stored()).toBeUndefined();
  });
});
