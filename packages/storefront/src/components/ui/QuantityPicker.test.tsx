// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUANTITY_LIMIT } from '../../domain/quantity-limit.ts';
import { viewFixture } from '../../view.fixture.ts';
import { QuantityPicker } from './QuantityPicker.tsx';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

function picker(value: number, limits: { min?: number; max?: number } = {}) {
  const onChange = vi.fn();
  render(<QuantityPicker name="updates[1:a]" title="Slip" value={value} onChange={onChange} {...limits} />);
  return {
    onChange,
    minus: screen.getByRole('button', { name: 'One fewer Slip' }) as HTMLButtonElement,
    plus: screen.getByRole('button', { name: 'One more Slip' }) as HTMLButtonElement,
    field: screen.getByRole('spinbutton', { name: 'Quantity of Slip' }) as HTMLInputElement,
  };
}

it('steps by one', { tags: ['widget-17'] }, () => {
  const { minus, plus, onChange } = picker(3);
  fireEvent.click(minus);
  fireEvent.click(plus);
  expect(onChange.mock.calls).toEqual([[2], [4]]);
});

it('disables minus at or below the minimum and plus at or above the maximum; by default 0 and the quantity limit', {
  tags: ['widget-18', 'widget-19'],
}, () => {
  expect(picker(0).minus.disabled).toBe(true);
  cleanup();
  expect(picker(QUANTITY_LIMIT).plus.disabled).toBe(true);
  cleanup();
  expect(picker(QUANTITY_LIMIT - 1).plus.disabled).toBe(false);
  cleanup();
  const beyond = picker(5, { min: 6, max: 4 });
  expect([beyond.minus.disabled, beyond.plus.disabled]).toEqual([true, true]);
});

it('takes a typed number within its limits and no other', () => {
  const { field, onChange } = picker(3, { max: 4 });
  for (const value of ['4', '5', '', '2.5', '0']) fireEvent.change(field, { target: { value } });
  expect(onChange.mock.calls).toEqual([[4]]);
});

it('lets a number be rubbed out and typed anew, and puts back what holds when it is left', () => {
  const { field, onChange } = picker(3, { max: 12 });
  fireEvent.change(field, { target: { value: '' } });
  expect([field.value, onChange.mock.calls]).toEqual(['', []]);
  fireEvent.change(field, { target: { value: '12' } });
  expect(onChange.mock.calls).toEqual([[12]]);
  // Here nobody keeps the 12: what holds shows, though the field has not been left.
  expect(field.value).toBe('3');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(field.value).toBe('3');
});

it('takes more than there are as all there are, once the field is left', () => {
  const { field, onChange } = picker(3, { max: 4 });
  fireEvent.change(field, { target: { value: '99' } });
  expect([field.value, onChange.mock.calls]).toEqual(['99', []]);
  fireEvent.blur(field);
  expect(onChange.mock.calls).toEqual([[4]]);
});

it('takes a typed 0 when the field is left or Enter is pressed, and where 0 is allowed', {
  tags: ['widget-18'],
}, () => {
  const { field, onChange } = picker(3);
  fireEvent.change(field, { target: { value: '0' } });
  expect(onChange).not.toHaveBeenCalled();
  // It is sent by no key to the checkout.
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(onChange.mock.calls).toEqual([[0]]);
  fireEvent.change(field, { target: { value: '0' } });
  fireEvent.blur(field);
  expect(onChange.mock.calls).toEqual([[0], [0]]);
  cleanup();
  const atLeastOne = picker(3, { min: 1 });
  fireEvent.change(atLeastOne.field, { target: { value: '0' } });
  fireEvent.blur(atLeastOne.field);
  expect([atLeastOne.field.value, atLeastOne.onChange.mock.calls]).toEqual(['3', []]);
});

it('at 0 goes up alone', { tags: ['widget-18'] }, () => {
  const { minus, plus, field, onChange } = picker(0);
  expect([minus.disabled, plus.disabled, field.value]).toEqual([true, false, '0']);
  fireEvent.click(plus);
  expect(onChange.mock.calls).toEqual([[1]]);
});

it('is a plain field of the form', () => expect(picker(3).field.name).toBe('updates[1:a]'));
