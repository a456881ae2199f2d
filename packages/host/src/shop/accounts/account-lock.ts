import type { Store } from '../../store/open.ts';
import type { Id } from '../types.ts';

/**
 * What everybody waits for who decides by whose an address of mail is: who makes, verifies or erases its account and gives it the orders of the address,
 * and who makes an order for it.
 */
export const accountLock = (email: string): string => `customer:${email.trim().toLowerCase()}`;

/** Locks the address of a customer, which never becomes another one. */
export const lockAccount = (store: Store, customerId: Id) => async (): Promise<string[]> => {
  const rows = await store.db.selectFrom('customers').where('id', '=', customerId).select('email').execute();
  return rows.map(({ email }) => accountLock(email));
};
