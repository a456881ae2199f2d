// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageConfig } from '../../platform/page-config.ts';
import { viewFixture } from '../../view.fixture.ts';
import { Consent } from './Consent.tsx';

vi.mock('../../platform/page-config.ts', { spy: true });

/** The platform's API over one visitor's choice; `asked`: the market asks for it. */
function platform(asked: boolean, chosen: Record<string, boolean> = {}) {
  const allowed = (purpose: string) => chosen[purpose] ?? !asked;
  const setTrackingConsent = vi.fn((consent: Record<string, boolean>, done: (error?: unknown) => void) => {
    Object.assign(chosen, consent);
    done();
  });
  const customerPrivacy = {
    shouldShowBanner: () => asked && Object.keys(chosen).length === 0,
    preferencesProcessingAllowed: () => allowed('preferences'),
    analyticsProcessingAllowed: () => allowed('analytics'),
    marketingAllowed: () => allowed('marketing'),
    setTrackingConsent,
  };
  vi.stubGlobal('Shopify', { customerPrivacy });
  return { chosen, setTrackingConsent };
}

beforeEach(() => {
  configureView(viewFixture());
  document.body.innerHTML = `<a class="skip-link" href="#main">Skip</a><main id="main" tabindex="-1"></main>
    <footer><a href="#cookie-preferences">Cookie preferences</a></footer>`;
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = async () => {
  await act(async () => {});
  await act(() => vi.dynamicImportSettled());
  await act(async () => {});
};
const open = async () => {
  render(<Consent text="" policy="/policies/privacy-policy" />);
  await settle();
};
const banner = () => screen.queryByRole('region', { name: 'Your privacy' });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
/** As a press on the link in the footer does. */
const follow = async () => {
  screen.getByRole('link', { name: 'Cookie preferences' }).focus();
  history.replaceState(null, '', '#cookie-preferences');
  act(() => void window.dispatchEvent(new Event('hashchange')));
  await settle();
};

it('asks where the market asks, at the begin of the page, and takes no focus', async () => {
  platform(true);
  await open();
  expect(document.querySelector('.skip-link')?.nextElementSibling?.contains(banner())).toBe(true);
  expect(document.activeElement).toBe(document.body);
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe('/policies/privacy-policy');
});

it('asks nobody where the market does not, who has chosen, or where the platform has no such API', async () => {
  platform(false);
  await open();
  expect(banner()).toBeNull();
  cleanup();
  platform(true, { analytics: false });
  await open();
  expect(banner()).toBeNull();
  cleanup();
  vi.stubGlobal('Shopify', {});
  await open();
  expect(banner()).toBeNull();
});

it.each([
  ['Accept all', true],
  ['Decline all', false],
])('%s is one press, and the banner goes', async (name, value) => {
  const { chosen } = platform(true);
  await open();
  await press(name);
  expect(chosen).toEqual({ preferences: value, analytics: value, marketing: value });
  expect(banner()).toBeNull();
});

it('each purpose can be chosen alone; none is chosen before', async () => {
  const { chosen } = platform(true);
  await open();
  await press('Choose for yourself');
  expect(document.activeElement?.id).toBe('consent-title');
  const purposes = screen.getByRole('group', { name: 'What you allow' });
  const boxes = within(purposes).getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, true],
    [false, false],
    [false, false],
    [false, false],
  ]);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Statistics/ }));
  await press('Save my choice');
  expect(chosen).toEqual({ preferences: false, analytics: true, marketing: false });
  expect(document.activeElement?.id).toBe('main');
});

it('the link in the footer opens what was chosen; Escape leaves it as it was, and the focus goes back', async () => {
  const { chosen, setTrackingConsent } = platform(true, { preferences: true, analytics: false, marketing: false });
  await open();
  await follow();
  expect(location.hash).toBe('');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Preferences/ }).checked).toBe(true);
  fireEvent.keyDown(banner() ?? document.body, { key: 'Escape' });
  await settle();
  expect(banner()).toBeNull();
  expect(setTrackingConsent).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Cookie preferences');
  await follow();
  await press('Decline all');
  expect(chosen.preferences).toBe(false);
});

it('Escape does not answer for who is asked', async () => {
  const { chosen } = platform(true);
  await open();
  await press('Choose for yourself');
  fireEvent.keyDown(banner() ?? document.body, { key: 'Escape' });
  await settle();
  expect(screen.getByRole('button', { name: 'Choose for yourself' })).toBeTruthy();
  expect(chosen).toEqual({});
});

it('in the theme editor it follows its section, and keeps nothing', async () => {
  const { setTrackingConsent } = platform(true);
  vi.mocked(pageConfig).mockReturnValue({ ...pageConfig(), designMode: true });
  const section = document.body.appendChild(document.createElement('div'));
  render(<Consent text="" policy="" />, { container: section });
  await settle();
  expect(banner()).toBeNull();
  act(() => void section.dispatchEvent(new Event('shopify:section:select', { bubbles: true })));
  await settle();
  expect(banner()).not.toBeNull();
  await press('Accept all');
  expect(setTrackingConsent).not.toHaveBeenCalled();
  act(() => void section.dispatchEvent(new Event('shopify:section:deselect', { bubbles: true })));
  await settle();
  expect(banner()).toBeNull();
});
