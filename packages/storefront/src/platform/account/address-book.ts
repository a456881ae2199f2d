import { AccountAddressesProps } from '../../domain/address.schema.ts';
import { decode } from '../decode.ts';
import { fail, ok, type Result } from '../result.ts';

/** ms after which an answer is no longer waited for. */
const PATIENCE = 8000;

/** `offline`: there is no connection. `ended`: the log-in answered. `unclear`: whatever was answered is not the address book. */
export type AddressBookFailure = 'offline' | 'ended' | 'unclear';

/** Posts a form of the address book and reads the book from the page it leads to (docs/platform.md: customer accounts). Never throws. */
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
    const book = decode(AccountAddressesProps, JSON.parse(payload?.textContent ?? ''));
    return book.ok ? ok(book.value) : fail('unclear');
  } catch {
    return fail('unclear');
  }
}
