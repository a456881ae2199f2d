// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { BirthdayPicker } from './BirthdayPicker.tsx';
import type { BirthdayChoice } from './birthday.ts';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

const NOTHING = { month: 0, day: 0, year: 0 };

function show(value: BirthdayChoice = NOTHING, error = '') {
  render(
    <form aria-label="form">
      <BirthdayPicker
        id="born"
        name="customer[birthday]"
        textName="customer[note][birthday]"
        value={value}
        currentYear={2026}
        error={error}
      />
    </form>,
  );
}
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const options = (name: string) => [...list(name).options].map(({ text }) => text).slice(1);
const choose = (name: string, value: string) => fireEvent.change(list(name), { target: { value } });
const posted = () => Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')));

describe('the birthday picker', () => {
  it('lists January to December and 100 years back from the current one', {
    tags: ['account-27'],
  }, () => {
    show();
    const ofYear = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });
    const months = Array.from({ length: 12 }, (_, month) => ofYear.format(Date.UTC(2026, month)));
    expect([...list('Month').options].slice(1).map(({ text, value }) => [text, value])).toEqual(
      months.map((month, index) => [month, `${index + 1}`]),
    );
    expect(options('Year')).toEqual(Array.from({ length: 100 }, (_, index) => `${2026 - index}`));
    expect(options('Day')).toHaveLength(31);
  });

  it('shows the name of a part where nothing is chosen', () => {
    show();
    expect(['Month', 'Day', 'Year'].map((name) => list(name).selectedOptions[0]?.text)).toEqual([
      'Month',
      'Day',
      'Year',
    ]);
  });

  it('offers the days of the month, and corrects a day that it does not have', {
    tags: ['account-25', 'account-26'],
  }, () => {
    show({ month: 1, day: 31, year: 2000 });
    choose('Month', '4');
    expect(options('Day')).toHaveLength(30);
    expect(list('Day').value).toBe('30');
    choose('Month', '2');
    expect(list('Day').value).toBe('29');
    choose('Year', '1999');
    expect(options('Day')).toHaveLength(28);
    expect(list('Day').value).toBe('28');
  });

  it('shows a day that the month does not have until another is chosen', () => {
    show({ month: 2, day: 31, year: 2000 });
    expect(list('Day').value).toBe('31');
    expect(options('Day')).toHaveLength(30);
    choose('Month', '3');
    expect(list('Day').value).toBe('31');
    choose('Month', '2');
    expect([list('Day').value, options('Day').length]).toEqual(['29', 29]);
  });

  it('has, without scripts, every day for every month, and no text that could not follow the lists', () => {
    const html = renderToString(
      <BirthdayPicker
        id="born"
        name="customer[birthday]"
        textName="customer[note][birthday]"
        value={{ month: 2, day: 28, year: 2000 }}
        currentYear={2026}
        error=""
      />,
    );
    expect(html).toContain('<option value="31">31</option>');
    expect(html).not.toContain('customer[note][birthday]');
  });

  it('posts three fields, and month/day/year once all are chosen', { tags: ['data-13'] }, () => {
    show();
    choose('Month', '2');
    choose('Year', '2000');
    expect(posted()).toEqual({
      'customer[birthday][month]': '2',
      'customer[birthday][day]': '',
      'customer[birthday][year]': '2000',
    });
    choose('Day', '29');
    expect(posted()['customer[note][birthday]']).toBe('2/29/2000');
    choose('Year', '');
    expect(posted()['customer[note][birthday]']).toBeUndefined();
  });

  it('is one group that says what is wrong with it', () => {
    show(NOTHING, 'is not a day');
    expect(screen.getByRole('group', { name: 'Birthday' })).toBeTruthy();
    expect(list('Day').getAttribute('aria-invalid')).toBe('true');
    const about = list('Day').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(about.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'To send you something on the day. You may leave it open.',
      'is not a day',
    ]);
  });
});
