// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { LocalizationForm } from './LocalizationForm.tsx';
import type { Localization } from './localization.schema.ts';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

const all: Localization = {
  action: '/fr/localization',
  return_to: '/fr/cart',
  country: 'FR',
  language: 'fr',
  countries: [
    { code: 'FR', name: 'France', currency: 'EUR', symbol: '€' },
    { code: 'US', name: 'États-Unis', currency: 'USD', symbol: '$' },
  ],
  languages: [
    { code: 'en', name: 'English' },
    { code: 'fr', name: 'français' },
  ],
};
const show = (given: Partial<Localization> = {}) =>
  render(<LocalizationForm localization={{ ...all, ...given }} place="footer" />).container;

it('is the platform’s form, with what is chosen now', () => {
  const form = show().querySelector('form') as HTMLFormElement;
  expect([form.getAttribute('action'), form.method]).toEqual(['/fr/localization', 'post']);
  expect(Object.fromEntries(new FormData(form))).toEqual({
    form_type: 'localization',
    utf8: '✓',
    _method: 'put',
    return_to: '/fr/cart',
    country_code: 'FR',
    language_code: 'fr',
  });
  expect(screen.getByRole('option', { name: 'France (EUR €)' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'English' }).getAttribute('lang')).toBe('en');
});

it('asks only where there is more than one answer', () => {
  show({ languages: all.languages.slice(0, 1) });
  expect(screen.queryByLabelText('Language')).toBeNull();
  expect(screen.getByLabelText('Country and currency')).toBeTruthy();
  cleanup();
  expect(show({ languages: [], countries: all.countries.slice(0, 1) }).innerHTML).toBe('');
});
