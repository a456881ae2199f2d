// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { configureView, SectionIdProvider } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { AccountForms } from './AccountForms.tsx';
import { accountFormsFixture } from './account-forms.fixture.ts';
import type { AccountFormsProps } from './account-forms.schema.ts';

const config = viewFixture();

beforeEach(() => {
  configureView({
    ...config,
    routes: {
      ...config.routes,
      account_url: '/account',
      account_login_url: '/account/login',
      account_register_url: '/account/register',
      account_recover_url: '/account/recover',
    },
  });
  window.history.replaceState(null, '', '/account/login?return_to=%2Fcheckout');
  document.title = '';
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(change: Partial<AccountFormsProps> = {}) {
  render(
    <SectionIdProvider id="main">
      <AccountForms {...accountFormsFixture(change)} />
    </SectionIdProvider>,
  );
}
const shownMode = () => document.querySelector('.entry__panel--shown')?.getAttribute('data-mode');
const panel = (mode: string) => document.querySelector(`[data-mode=${mode}]`) as HTMLElement;
const pill = (name: string) => screen.getByRole('link', { name });
const here = () => window.location.pathname + window.location.search + window.location.hash;
/** Whether the browser would have sent the form. */
const send = (mode: string) => {
  const form = panel(mode).querySelector('form') as HTMLFormElement;
  return fireEvent.submit(form);
};
const type = (mode: string, label: string, value: string) =>
  fireEvent.input(within(panel(mode)).getByLabelText(label), { target: { value } });

describe('the modes', () => {
  it('log-in and registration change places without a page load, and keep where to go afterwards', {
    tags: ['account-12', 'account-13'],
  }, () => {
    show();
    expect([shownMode(), document.title]).toEqual(['login', 'Log in – Vitrine']);
    expect(pill('Log in').getAttribute('aria-current')).toBe('page');
    pill('Create account').focus();
    fireEvent.click(pill('Create account'));
    expect([shownMode(), document.title]).toEqual(['register', 'Create account – Vitrine']);
    expect(here()).toBe('/account/register?return_to=%2Fcheckout');
    expect(pill('Create account').getAttribute('aria-current')).toBe('page');
    expect(document.activeElement).toBe(pill('Create account'));
    window.history.replaceState(null, '', '/account/login?return_to=%2Fcheckout');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(shownMode()).toBe('login');
  });

  it('a click that asks for another tab is left to the browser', () => {
    show();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    pill('Create account').addEventListener('click', (event) => event.preventDefault(), { once: true });
    act(() => void pill('Create account').dispatchEvent(click));
    expect(shownMode()).toBe('login');
  });

  it("'Forgot Password' leads to recover, with the address that was typed, and the heading is read", {
    tags: ['account-14', 'account-16'],
  }, () => {
    show();
    type('login', 'Email', 'ada@example.com');
    fireEvent.click(screen.getByRole('link', { name: 'Forgot Password' }));
    expect([shownMode(), here(), document.title]).toEqual([
      'recover',
      '/account/login?return_to=%2Fcheckout#recover',
      'Recover Password – Vitrine',
    ]);
    expect(document.activeElement?.textContent).toBe('Recover Password');
    expect(within(panel('recover')).getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
    fireEvent.click(screen.getByRole('link', { name: 'Back to log in' }));
    expect([shownMode(), here()]).toEqual(['login', '/account/login?return_to=%2Fcheckout']);
  });

  it('a hash that contains recover opens it on load', { tags: ['account-15'] }, () => {
    window.history.replaceState(null, '', '/account/login#please-recover-me');
    show();
    expect(shownMode()).toBe('recover');
  });

  it('the answer of recover has its hash, and its message is read', () => {
    show({ recovering: true, recover: { ...accountFormsFixture().recover, sent: true } });
    expect([shownMode(), window.location.hash]).toEqual(['recover', '#recover']);
    expect(document.activeElement?.textContent).toContain('If there is an account');
  });

  it.each([
    ['reset_password', 'Reset Password'],
    ['activate_account', 'Activate Account'],
  ] as const)('%s is called %s', { tags: ['account-12', 'account-13', 'account-16'] }, (page, title) => {
    window.history.replaceState(null, '', '/account/x/1/token');
    show({ page });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(document.title).toBe(`${title} – Vitrine`);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(panel(page).querySelector('[name=token]')?.getAttribute('value')).toBe('secret');
  });

  it('a link that is not good any more shows how to get another', () => {
    const password = {
      ...accountFormsFixture().password,
      errors: { form: 'x', password: '', password_confirmation: '' },
    };
    show({ page: 'reset_password', password });
    expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe(
      '/account/login#recover',
    );
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});

describe('what was wrong', () => {
  it('the platform’s words stand by their field and above the form, which has the focus', () => {
    const register = {
      ...accountFormsFixture().register,
      email: 'ada@example.com',
      errors: { ...accountFormsFixture().register.errors, email: 'has already been taken' },
    };
    window.history.replaceState(null, '', '/account/register');
    show({ page: 'register', register });
    const email = within(panel('register')).getByLabelText<HTMLInputElement>('Email');
    expect([email.value, email.getAttribute('aria-invalid')]).toEqual(['ada@example.com', 'true']);
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Email has already been taken.',
    );
    const summary = screen.getByRole('alert');
    expect(document.activeElement).toBe(summary);
    fireEvent.click(within(summary).getByRole('link', { name: 'Email has already been taken.' }));
    expect(document.activeElement).toBe(email);
  });

  it('a form that cannot be right is not sent; the focus goes to what is wrong', () => {
    show();
    type('login', 'Email', 'ada');
    expect(send('login')).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['This does not look like an email address.', 'Please enter a password.']);
  });

  it('what the platform said is gone once the form is sent anew', () => {
    show({
      login: {
        ...accountFormsFixture().login,
        email: 'ada@example.com',
        errors: { form: 'Wrong.', email: '', password: '' },
      },
    });
    expect(screen.getByRole('alert').textContent).toBe('Wrong.');
    type('login', 'Password', 'correct horse');
    expect(send('login')).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('sending', () => {
  it('is busy at once and sends once; a page that comes back is at rest', () => {
    vi.useFakeTimers();
    show();
    type('login', 'Email', 'ada@example.com');
    type('login', 'Password', 'correct horse');
    const button = screen.getByRole('button', { name: 'Log in' });
    expect(send('login')).toBe(true);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(send('login')).toBe(false);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(button.getAttribute('aria-busy')).toBe('false');
    expect(send('login')).toBe(true);
    act(() => void vi.advanceTimersByTime(10_000));
    expect(button.getAttribute('aria-busy')).toBe('false');
  });

  it('without a connection nothing is sent: it says so, and what was typed stays', () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    type('login', 'Email', 'ada@example.com');
    type('login', 'Password', 'correct horse');
    expect(send('login')).toBe(false);
    expect(screen.getByRole('alert').textContent).toContain('There is no connection');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(within(panel('login')).getByLabelText<HTMLInputElement>('Password').value).toBe('correct horse');
    line.mockReturnValue(true);
    expect(send('login')).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    line.mockRestore();
  });

  it('a password can be looked at, and is one again when it is sent', () => {
    show();
    const field = within(panel('login')).getByLabelText<HTMLInputElement>('Password');
    const button = screen.getByRole('button', { name: 'Show Password' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button);
    expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    send('login');
    expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  });

  it('the fields tell browsers what they are', () => {
    show();
    const tokens = (mode: string) =>
      [...panel(mode).querySelectorAll('[autocomplete]')].map((field) => field.getAttribute('autocomplete'));
    expect(tokens('login')).toEqual(['username', 'current-password']);
    fireEvent.click(pill('Create account'));
    expect(tokens('register')).toEqual([
      'given-name',
      'family-name',
      'email',
      'new-password',
      'bday-month',
      'bday-day',
      'bday-year',
    ]);
    expect(tokens('recover')).toEqual(['email']);
  });

  it('offers to go on as a guest only where the platform does', () => {
    show();
    expect(screen.queryByRole('button', { name: 'Continue as a guest' })).toBeNull();
    cleanup();
    show({
      login: { ...accountFormsFixture().login, guest_fields: '<input type="hidden" name="guest" value="true">' },
    });
    const form = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue as a guest' }).form;
    expect(form && Object.fromEntries(new FormData(form))).toEqual({ guest: 'true' });
  });
});
