// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overlays } from '../../state/overlays/overlays.ts';
import { Dropdown } from './Dropdown.tsx';

const pointer = (fine: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: fine, addEventListener() {}, removeEventListener() {} }));

beforeEach(() => pointer(true));
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
  vi.unstubAllGlobals();
});

const options = ['Ink / S', 'Ink / M', 'Bone / S'].map((label, index) => ({ value: String(index), label }));

function Field({ id = 'version', label = 'Version' }: { id?: string; label?: string }) {
  const [value, setValue] = useState('0');
  return <Dropdown id={id} name="id" label={label} value={value} options={options} onChange={setValue} />;
}

const box = (name = 'Version') => screen.getByRole('combobox', { name });
const press = (key: string) => fireEvent.keyDown(box(), { key });
const native = () => document.querySelector('select') as HTMLSelectElement;
const marked = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('a dropdown', () => {
  it('is the native select where there is no mouse', () => {
    pointer(false);
    render(<Field />);
    expect(box()).toBe(native());
    fireEvent.change(native(), { target: { value: '2' } });
    expect(native().value).toBe('2');
  });

  it('opens a list; a press on an option chooses it, also in the native select that a form sends', {
    tags: ['layout-4'],
  }, () => {
    render(<Field />);
    expect([box().textContent, box().getAttribute('aria-expanded')]).toEqual(['Ink / S', 'false']);
    fireEvent.click(box());
    fireEvent.click(within(screen.getByRole('listbox', { name: 'Version' })).getByRole('option', { name: 'Bone / S' }));
    expect([box().textContent, native().value, box().getAttribute('aria-expanded')]).toEqual([
      'Bone / S',
      '2',
      'false',
    ]);
    fireEvent.click(box());
    expect(within(screen.getByRole('listbox')).getByRole('option', { selected: true }).textContent).toBe('Bone / S');
  });

  it('is walked by key; Enter chooses, Escape does not', { tags: ['layout-4'] }, () => {
    render(<Field />);
    press('ArrowDown');
    expect(marked()).toBe('Ink / S');
    press('ArrowDown');
    expect(marked()).toBe('Ink / M');
    press('Enter');
    expect(box().textContent).toBe('Ink / M');
    press('End');
    expect(marked()).toBe('Bone / S');
    press('Escape');
    expect([box().textContent, overlays.getState().panel]).toEqual(['Ink / M', null]);
  });

  it('finds what is typed', () => {
    render(<Field />);
    press('b');
    expect(marked()).toBe('Bone / S');
  });

  it('keeps Escape from the dialog around it while it is open', () => {
    const outside = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      <div onKeyDown={outside}>
        <Field />
      </div>,
    );
    press('ArrowDown');
    outside.mockClear();
    press('Escape');
    expect(outside).not.toHaveBeenCalled();
    press('Escape');
    expect(outside).toHaveBeenCalledOnce();
  });

  it('one is open at a time, and none when the focus has gone on', () => {
    render(<Field />);
    render(<Field id="other" label="Other" />);
    fireEvent.click(box());
    fireEvent.click(box('Other'));
    expect([box(), box('Other')].map((field) => field.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
    fireEvent.blur(box('Other'), { relatedTarget: box() });
    expect(overlays.getState().panel).toBeNull();
  });
});
