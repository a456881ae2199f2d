// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountAddressesProps } from '../../domain/address.schema.ts';
import { overlays } from '../../state/overlays/overlays.ts';
import { viewFixture } from '../../view.fixture.ts';
import { AccountAddresses } from './AccountAddresses.tsx';
import { book, bookPage, plainForms, saved } from './addresses.fixture.ts';

/** What was posted, and what is answered to it, newest last. */
let posts: [string, URLSearchParams][];
let answers: (() => Promise<Response>)[];
let plain: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  configureView({
    ...viewFixture(),
    routes: {
      account_url: '/account',
      account_login_url: '/account/login',
      account_addresses_url: '/account/addresses',
    },
  });
  posts = [];
  answers = [];
  plain = vi.fn<() => void>();
  vi.stubGlobal('fetch', (url: string, { body }: { body: URLSearchParams }) => {
    posts.push([new URL(url, 'http://shop.test').pathname, body]);
    return (answers.shift() ?? (() => new Promise(() => {})))();
  });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(plain);
  document.body.innerHTML = `<p id="live-region"></p>${plainForms()}`;
});
afterEach(() => {
  act(() => overlays.closeAll());
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const two = () => book([saved('1', { is_default: true }), saved('2')]);
const show = (props: AccountAddressesProps) => render(<AccountAddresses {...props} />);
const answer = (props: AccountAddressesProps) => answers.push(async () => new Response(bookPage(props)));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.findByRole('dialog', { name }, { timeout: 5000 });
const field = (name: string | RegExp) => within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>(name);
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => {
  const form = screen.getByRole('dialog').querySelector('form');
  if (form) fireEvent.submit(form);
};
const spoken = () => document.getElementById('live-region')?.textContent;
const streets = () =>
  [...document.querySelectorAll('.addresses__list .address__lines')].map((lines) => lines.textContent);

describe('the address book', () => {
  it('marks the default, which cannot be made so again', () => {
    show(two());
    const [first, second] = screen.getAllByRole('listitem').slice(-2);
    expect(within(first as HTMLElement).getByText('Default')).toBeTruthy();
    expect(within(first as HTMLElement).queryByRole('button', { name: /Make default/ })).toBeNull();
    expect(within(second as HTMLElement).queryByText('Default')).toBeNull();
    expect(within(second as HTMLElement).getByRole('button', { name: 'Make default 2 Worth Street' })).toBeTruthy();
  });

  it('says that there is none yet, and offers to add one', () => {
    show(book([]));
    expect(screen.getByText(/No address yet/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Add New' })).toHaveLength(1);
  });

  it('opens ‘Add New Address’ and ‘Edit Address’, one at a time; the same button closes it', {
    tags: ['account-3', 'account-4'],
  }, async () => {
    show(two());
    press('Add New');
    expect(await dialog('Add New Address')).toBeTruthy();
    expect(overlays.getState().modal).toBe('address-new');
    press('Edit 2 Worth Street');
    expect(await dialog('Edit Address')).toBeTruthy();
    expect([overlays.getState().modal, field('Address').value]).toEqual(['address-2', '2 Worth Street']);
    act(() => overlays.toggleModal('address-2'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the form', () => {
  const open = async () => {
    show(two());
    screen.getByRole('button', { name: 'Add New' }).focus();
    press('Add New');
    await dialog('Add New Address');
  };

  it('begins with no country: its placeholder is disabled and not shown in the list', {
    tags: ['account-7', 'account-11'],
  }, async () => {
    await open();
    const country = field('Country') as unknown as HTMLSelectElement;
    const [head, first] = country.options;
    expect([country.value, country.required]).toEqual(['', true]);
    expect([head?.disabled, head?.hidden, head?.value]).toEqual([true, true, '']);
    expect(first?.value).toBe('Afghanistan');
    expect(country.options).toHaveLength(7);
  });

  it('without states the list of them is disabled, dimmed and not required; with some it is required, and none is chosen', {
    tags: ['account-6', 'account-8', 'account-9'],
  }, async () => {
    await open();
    type('Country', 'United States');
    const state = () =>
      screen.getByRole('dialog').querySelector('select[name="address[province]"]') as HTMLSelectElement;
    expect([state().disabled, state().required, state().options.length]).toEqual([false, true, 63]);
    expect(state().closest('.field--dimmed')).toBeNull();
    type('State', 'Texas');
    expect(state().value).toBe('Texas');
    type('Country', 'Japan');
    expect([field('Prefecture').value, state().options.length]).toEqual(['', 48]);
    type('Country', 'France');
    expect([state().disabled, state().required, state().value]).toEqual([true, false, '']);
    expect(state().closest('.field--dimmed')).not.toBeNull();
    type('Country', 'United States');
    expect([state().disabled, state().value]).toEqual([false, '']);
  });

  it('calls the postal code what the country does, shows one of it, and asks for none where there is none', async () => {
    await open();
    type('Country', 'United Kingdom');
    expect(field('Postcode').getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('For example SW1A 1AA')).toBeTruthy();
    type('Country', 'United States');
    expect(field('ZIP code').autocomplete).toBe('postal-code');
    type('Country', 'Hong Kong');
    expect(screen.getByRole('dialog').querySelector('[name="address[zip]"]')).toBeNull();
  });

  it('says by the field what is needed, goes to the first, and sends nothing', { tags: ['account-10'] }, async () => {
    await open();
    submit();
    expect(screen.getByRole('alert').textContent).toBe('5 fields need another look.');
    expect(screen.getByText('Last name is needed.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('address[country]'));
    expect(posts).toEqual([]);
    field(/^Last name/).focus();
    type('Last name', 'Vale');
    expect(screen.queryByText('Last name is needed.')).toBeNull();
    // Who writes is left in peace, although more is wrong.
    expect(document.activeElement?.getAttribute('name')).toBe('address[last_name]');
  });

  const fill = () => {
    type('Country', 'France');
    type('Last name', 'Vale');
    type('Address', '3 rue Ravignan');
    type('City', 'Paris');
    type('Postal code', '75018');
  };

  it('is posted, and the book shows what the platform answers; sent twice it is sent once', async () => {
    await open();
    fill();
    const all = [saved('1', { is_default: true }), saved('2'), saved('3', { lines: '<p>3 rue Ravignan</p>' })];
    answer(book(all));
    submit();
    submit();
    await waitFor(() => expect(streets()).toEqual(['1 Worth Street', '2 Worth Street', '3 rue Ravignan']));
    expect(posts).toHaveLength(1);
    const [path, body] = posts[0] ?? ['', new URLSearchParams()];
    expect(path).toBe('/account/addresses');
    expect(Object.fromEntries(body)).toMatchObject({
      form_type: 'customer_address',
      'address[last_name]': 'Vale',
      'address[country]': 'France',
      'address[province]': '',
      'address[zip]': '75018',
    });
    expect(body.has('_method')).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(spoken()).toBe('The address is saved.'));
    // Where it was opened from is there still.
    expect(document.activeElement?.textContent).toBe('Add New');
  });

  it('what the platform refuses is said by the field, and what was typed stays', async () => {
    await open();
    fill();
    const errors = [{ field: 'zip', message: 'is invalid' }];
    const fields = { ...saved('x'), country: 'France' };
    answer(book(two().addresses, { refused: { id: 'new', makes_default: false, fields, errors } }));
    submit();
    expect(await screen.findByText('Postal code is invalid')).toBeTruthy();
    expect([field(/Postal code/).value, field('City').value]).toEqual(['75018', 'Paris']);
    await waitFor(() => expect(document.activeElement).toBe(field(/Postal code/)));
  });

  it('is kept over closing until it is saved; a click beside it does not close it', async () => {
    await open();
    type('City', 'Paris');
    fireEvent.click(screen.getByRole('dialog'));
    expect(overlays.getState().modal).toBe('address-new');
    press('Close');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Add New');
    await dialog('Add New Address');
    expect(field('City').value).toBe('Paris');
    expect(screen.getByText(/not saved yet/)).toBeTruthy();
    press('Start over');
    expect([field('City').value, screen.queryByText(/not saved yet/)]).toEqual(['', null]);
    fireEvent.click(screen.getByRole('dialog'));
    expect(overlays.getState().modal).toBeNull();
  });

  it.each([
    ['a page of errors', async () => new Response('no', { status: 500 })],
    ['another page', async () => new Response('<form>Log in</form>')],
    ['no answer in time', async () => Promise.reject(new DOMException('late', 'TimeoutError'))],
  ])('%s: it is sent the plain way', async (_, given) => {
    await open();
    fill();
    answers.push(given);
    submit();
    await waitFor(() => expect(plain).toHaveBeenCalledTimes(1));
  });

  it('whose session has ended meanwhile says so, and waits with what was typed for the log-in in another tab', async () => {
    await open();
    fill();
    answers.push(async () => new Response('<form id="customer_login"></form>'));
    submit();
    const link = within(await screen.findByRole('alert')).getByRole('link');
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/account/login', '_blank']);
    expect([plain.mock.calls.length, field('City').value]).toEqual([0, 'Paris']);
    answer(book([saved('1', { is_default: true })]));
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('without a connection it says so, and nothing is lost', async () => {
    await open();
    fill();
    answers.push(async () => Promise.reject(new TypeError('offline')));
    submit();
    expect((await screen.findByRole('alert')).textContent).toBe('There is no connection. Nothing was changed.');
    expect([plain.mock.calls.length, field('City').value]).toEqual([0, 'Paris']);
  });
});

it('a form that came back after a plain post is open again, with what was typed and what was wrong', async () => {
  const fields = { ...saved('x'), address1: '', city: 'Lyon', country: 'France' };
  const errors = [{ field: 'address1', message: 'can’t be blank' }];
  show(book(two().addresses, { refused: { id: '2', makes_default: true, fields, errors } }));
  await dialog('Edit Address');
  expect(field('City').value).toBe('Lyon');
  expect(screen.getByText('Address can’t be blank')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(/^Address/)));
  expect(field('Use as the default address').checked).toBe(true);
  expect(screen.getByRole('dialog').querySelector('form')?.getAttribute('action')).toBe('/account/addresses/2');
});

it('a form that came back has the state that was chosen', async () => {
  const errors = [{ field: 'zip', message: 'is not valid' }];
  show(book([], { refused: { id: 'new', makes_default: false, fields: { ...saved('x'), zip: '1' }, errors } }));
  await dialog('Add New Address');
  expect([field('State').value, field(/^ZIP code/).value]).toEqual(['New York', '1']);
  expect(screen.getByText('ZIP code is not valid')).toBeTruthy();
});

it('a form that came back for an address of another page changes that one', async () => {
  const errors = [{ field: 'signature', message: 'There is this address already.' }];
  show(book(two().addresses, { refused: { id: '77', makes_default: false, fields: saved('x'), errors } }));
  await dialog('Edit Address');
  expect(screen.getByRole('alert').textContent).toBe('There is this address already.');
  expect(screen.getByRole('dialog').querySelector('form')?.getAttribute('action')).toBe('/account/addresses/77');
});

describe('making default and deleting', () => {
  it('sends the whole address with the mark, and shows which is the default now', async () => {
    show(two());
    answer(book([saved('2', { is_default: true }), saved('1')]));
    press('Make default 2 Worth Street');
    await waitFor(() => expect(streets()).toEqual(['2 Worth Street', '1 Worth Street']));
    const [path, body] = posts[0] ?? ['', new URLSearchParams()];
    expect(path).toBe('/account/addresses/2');
    expect(Object.fromEntries(body)).toMatchObject({
      _method: 'put',
      'address[default]': '1',
      'address[address1]': '2 Worth Street',
      'address[province]': 'New York',
    });
    await waitFor(() => expect(spoken()).toBe('2 Worth Street, New York is now your default.'));
    expect(document.activeElement?.textContent).toBe('Edit 2 Worth Street');
  });

  it('asks before it deletes, and says which address takes the place of the default', async () => {
    show(two());
    press('Delete 1 Worth Street');
    const question = await dialog('Delete this address?');
    expect(within(question).getByText(/2 Worth Street, New York takes its place/)).toBeTruthy();
    press('Keep it');
    expect(posts).toEqual([]);
    press('Delete 2 Worth Street');
    expect(within(await dialog('Delete this address?')).queryByText(/takes its place/)).toBeNull();
    press('Keep it');
    press('Delete 1 Worth Street');
    await dialog('Delete this address?');
    answer(book([saved('2', { is_default: true })]));
    // Where the dialog was opened from is gone with the address.
    (document.activeElement as HTMLElement | null)?.blur();
    submit();
    await waitFor(() => expect(streets()).toEqual(['2 Worth Street']));
    expect([posts[0]?.[0], posts[0]?.[1].get('_method')]).toEqual(['/account/addresses/1', 'delete']);
    await waitFor(() => expect(spoken()).toBe('The address is deleted. 2 Worth Street, New York is now your default.'));
    expect(document.activeElement?.textContent).toBe('Edit 2 Worth Street');
  });
});
