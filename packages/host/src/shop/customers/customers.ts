import type { Store } from '../../store/open.ts';
import type { Tx, WriteJob } from '../../store/writer.ts';
import { accountLock } from '../accounts/account-lock.ts';
import type { AccountError } from '../accounts/errors.ts';
import { loadCustomer } from '../accounts/load-customers.ts';
import { hashPassword } from '../accounts/password.ts';
import { profileProblems, type Registration, registrationProblems } from '../accounts/profile.ts';
import { byCustomer, recordAudit } from '../audit/record-audit.ts';
import type { Customer } from '../orders/types-commerce.ts';
import { fail, ok, type Result } from '../result.ts';
import { stableId } from '../stable-id.ts';
import type { Id } from '../types.ts';

export { addAddress, deleteAddress, updateAddress } from '../accounts/address-book.ts';
export { DEVICE_DAYS, isKnownDevice, rememberDevice } from '../accounts/devices.ts';
export type { AccountError } from '../accounts/errors.ts';
export { customersByIds } from '../accounts/load-customers.ts';
export {
  changePassword,
  checkPassword,
  declineInvitation,
  requestActivation,
  requestReset,
  setPassword,
} from '../accounts/passwords.ts';
export type { Registration } from '../accounts/profile.ts';
export {
  confirmRegistration,
  REGISTRATION_DAYS,
  registrationOfBrowser,
  registrationOfLink,
  startRegistration,
  type WaitingRegistration,
} from '../accounts/registrations.ts';
export { closeAllSessions, closeSession, openSession, sessionCustomerId } from '../accounts/sessions.ts';
export { requestVerification, verifyAddress } from '../accounts/verify-address.ts';
export { adoptCart, leaveCart } from '../cart/customer-cart.ts';

/**
 * Creates an account. The address is unverified until a mail to it is confirmed. `tell` is called in the same write, whether the address is
 * new or known.
 */
export async function registerCustomer(
  store: Store,
  input: Registration,
  network = '',
  tell: (tx: Tx, address: { isNew: boolean }) => Promise<void> = async () => {},
): Promise<Result<Customer, AccountError>> {
  const now = new Date();
  const fields = registrationProblems(input, now);
  if (Object.keys(fields).length > 0) return fail({ code: 'fields', fields });
  const email = input.email.trim().toLowerCase();
  const password = await hashPassword(input.password);
  const register: WriteJob<Result<Customer, AccountError>> = async (tx) => {
    const taken = await tx.selectFrom('customers').where('email', '=', email).select('id').executeTakeFirst();
    await tell(tx, { isNew: taken === undefined });
    if (taken) return fail({ code: 'fields', fields: { email: 'taken' } });
    const id = stableId('customer', email);
    await tx
      .insertInto('customers')
      .values({
        id,
        email,
        first_name: input.firstName?.trim() ?? '',
        last_name: input.lastName?.trim() ?? '',
        phone: input.phone?.trim() ?? '',
        accepts_marketing: Number(input.acceptsMarketing ?? false),
        password,
        birthday: input.birthday ?? '',
        verified_at: null,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      })
      .execute();
    await recordAudit(tx, 'registered', byCustomer(id, network), `customer:${id}`, now);
    const customer = await loadCustomer(tx, id);
    return customer ? ok(customer) : fail({ code: 'not_found' });
  };
  // Two that register an address at the same time are one after the other: the second finds it taken.
  return store.write(register, { locks: [accountLock(email)] });
}

type Change = Partial<Pick<Customer, 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing' | 'birthday'>>;

export async function updateCustomer(
  store: Store,
  customerId: Id,
  change: Change,
  network = '',
): Promise<Result<Customer, AccountError>> {
  const now = new Date();
  const fields = profileProblems(change, now);
  if (Object.keys(fields).length > 0) return fail({ code: 'fields', fields });
  return store.write(async (tx): Promise<Result<Customer, AccountError>> => {
    await tx
      .updateTable('customers')
      .set({
        first_name: change.firstName?.trim(),
        last_name: change.lastName?.trim(),
        phone: change.phone?.trim(),
        accepts_marketing: change.acceptsMarketing === undefined ? undefined : Number(change.acceptsMarketing),
        birthday: change.birthday,
        updated_at: now.toISOString(),
      })
      .where('id', '=', customerId)
      .execute();
    await recordAudit(tx, 'profile_changed', byCustomer(customerId, network), `customer:${customerId}`, now);
    const customer = await loadCustomer(tx, customerId);
    return customer ? ok(customer) : fail({ code: 'not_found' });
  });
}
