import type {
  AccountAddressesProps,
  AddressError,
  AddressFields,
  RefusedAddress,
  SavedAddress,
} from '../domain/address.schema.ts';
import { type Decoder, decode, flag, integer, list, nullable, object, text } from './decode.ts';
import { fail, ok, type Result } from './result.ts';

const fields = {
  first_name: text,
  last_name: text,
  company: text,
  address1: text,
  address2: text,
  city: text,
  country: text,
  province: text,
  zip: text,
  phone: text,
};

const addressBook: Decoder<AccountAddressesProps> = object<AccountAddressesProps>({
  addresses: list(object<SavedAddress>({ ...fields, id: text, url: text, is_default: flag, lines: text })),
  count: integer,
  refused: nullable(
    object<RefusedAddress>({
      id: text,
      makes_default: flag,
      fields: object<AddressFields>(fields),
      errors: list(object<AddressError>({ field: text, message: text })),
    }),
  ),
  saved: flag,
  paging: object<AccountAddressesProps['paging']>({
    current: integer,
    total: integer,
    start: integer,
    previous_url: nullable(text),
    next_url: nullable(text),
    parts: list(object<AccountAddressesProps['paging']['parts'][number]>({ number: integer, url: text })),
  }),
});

/** ms after which an answer is no longer waited for. */
const PATIENCE = 8000;

/** `offline`: there is no connection. `ended`: the log-in answered. `unclear`: whatever was answered is not the address book. */
export type AddressBookFailure = 'offline' | 'ended' | 'unclear';

/** Posts a form of the address book and reads the book from the page it leads to (platform contract §6.1). Never throws. */
export async function postToAddressBook(
  form: HTMLFormElement,
  send: typeof fetch = fetch,
): Promise<Result<AccountAddressesProps, AddressBookFailure>> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  try {
    const answer = await send(form.action, {
      method: 'POST',
      body,
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer.ok ? readAddressBook(await answer.text()) : fail('unclear');
  } catch (error) {
    return fail(error instanceof TypeError ? 'offline' : 'unclear');
  }
}

/** The address book as a page of it was served. */
function readAddressBook(html: string): Result<AccountAddressesProps, AddressBookFailure> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  if (page.getElementById('customer_login')) return fail('ended');
  const payload = page.querySelector('[data-island="account-addresses"] > script[type="application/json"]');
  try {
    const book = decode(addressBook, JSON.parse(payload?.textContent ?? ''));
    return book.ok ? ok(book.value) : fail('unclear');
  } catch {
    return fail('unclear');
  }
}
