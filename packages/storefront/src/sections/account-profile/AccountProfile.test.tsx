// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { AccountProfile } from './AccountProfile.tsx';
import type { AccountProfileProps } from './account-profile.schema.ts';

beforeEach(() =>
  configureView({
    ...viewFixture(),
    routes: {
      account_url: '/account',
      account_login_url: '/account/login',
      account_addresses_url: '/account/addresses',
      account_recover_url: '/account/recover',
    },
  }),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fine = { form: '', first_name: '', last_name: '', phone: '', birthday: '' };
const details = {
  url: '/account/profile',
  fields: '<input type="hidden" name="form_type" value="x">',
  saved: false,
  errors: fine,
};
const password = {
  url: '/account/password',
  fields: '',
  saved: false,
  errors: { form: '', current_password: '', password: '', password_confirmation: '' },
};
const clara: AccountProfileProps = {
  name: 'Clara Whitlock',
  email: 'clara@example.com',
  first_name: 'Clara',
  last_name: 'Whitlock',
  phone: '',
  birthday: { month: 2, day: 29, year: 2000 },
  accepts_marketing: true,
  current_year: 2026,
  contact_email: 'care@shop.example',
  details,
  password,
};

const form = (id: string) => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLFormElement)) throw new Error(id);
  return found;
};
const sent = (id: string) => [...new FormData(form(id))];

test('the details are a plain form of what is known, which comes back to this view', () => {
  render(<AccountProfile {...clara} />);
  expect(form('profile_form').getAttribute('action')).toBe('/account/profile');
  expect(sent('profile_form')).toEqual([
    ['form_type', 'x'],
    ['return_to', '/account?view=profile'],
    ['customer[first_name]', 'Clara'],
    ['customer[last_name]', 'Whitlock'],
    ['customer[phone]', ''],
    ['customer[birthday][month]', '2'],
    ['customer[birthday][day]', '29'],
    ['customer[birthday][year]', '2000'],
    ['customer[note][birthday]', '2/29/2000'],
    ['customer[accepts_marketing]', '0'],
    ['customer[accepts_marketing]', '1'],
  ]);
  expect(form('password_form').getAttribute('action')).toBe('/account/password');
});

test('what was refused is told on top and by its field; what was saved is told as news', () => {
  const errors = { ...fine, phone: 'is invalid' };
  const { rerender } = render(<AccountProfile {...clara} details={{ ...details, errors }} />);
  const alert = screen.getByRole('alert');
  expect(document.activeElement).toBe(alert);
  expect(within(alert).getByRole('link', { name: 'Phone is invalid.' })).toBeTruthy();
  expect(screen.getByLabelText(/^Phone/).getAttribute('aria-invalid')).toBe('true');
  rerender(<AccountProfile {...clara} details={{ ...details, saved: true }} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Your details are saved.');
});

test('a password that was refused is told by its field and on top, one that was changed as news', () => {
  const errors = { ...password.errors, current_password: 'is wrong' };
  render(<AccountProfile {...clara} password={{ ...password, errors }} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByLabelText('Current password', { selector: 'input' }).getAttribute('aria-invalid')).toBe('true');
  cleanup();
  render(<AccountProfile {...clara} password={{ ...password, saved: true }} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').closest('form')).toBe(form('password_form'));
});

test('a platform that changes neither tells what it knows, and sends a link for a new password', () => {
  render(<AccountProfile {...clara} phone="+1 212 555 0177" details={null} password={null} />);
  expect(document.querySelector('#profile_form, #password_form')).toBeNull();
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    'Clara Whitlock',
    'clara@example.com',
    'You sign in with this address. To change it, write to us',
    '+1 212 555 0177',
  ]);
  const link = screen.getByRole('button', { name: 'Send me the link' }).closest('form');
  expect(link?.getAttribute('action')).toBe('/account/recover');
  expect(link && new FormData(link).get('email')).toBe('clara@example.com');
});

test('a form whose session has ended meanwhile is not sent: what was typed waits for the log-in in another tab', async () => {
  const sending = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const ask = vi.fn<(page: string) => Promise<Response>>();
  vi.stubGlobal('fetch', ask);
  render(<AccountProfile {...clara} />);
  const name = screen.getByLabelText<HTMLInputElement>('First name');
  fireEvent.input(name, { target: { value: 'Klara' } });
  ask.mockResolvedValueOnce(Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' }));
  expect(fireEvent.submit(form('profile_form'))).toBe(false);
  const link = within(await screen.findByRole('alert')).getByRole('link');
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/account/login', '_blank']);
  expect([sending.mock.calls.length, name.value, ask.mock.calls[0]?.[0]]).toEqual([
    0,
    'Klara',
    '/account?view=profile',
  ]);

  ask.mockResolvedValueOnce(new Response(null));
  fireEvent.submit(form('profile_form'));
  fireEvent.submit(form('profile_form'));
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
