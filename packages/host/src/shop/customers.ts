import type { Store } from '../store/open.ts';
import type { AddressInput } from './checkout/checkout.ts';
import type { FieldErrors } from './checkout/errors.ts';
import type { Result } from './result.ts';
import type { Address, Id } from './types.ts';
import type { Customer } from './types-commerce.ts';

const later = (): never => {
  throw new Error('The accounts are being built.');
};

export interface Registration {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  acceptsMarketing?: boolean;
  /** `MM/DD/YYYY` */
  birthday?: string;
}

export type AccountError =
  | {
      code: 'fields';
      fields: Record<string, 'blank' | 'invalid' | 'too_long' | 'too_short' | 'taken' | 'mismatch' | 'not_found'>;
    }
  | { code: 'invalid_credentials' }
  /** The link was used, is too old, or never was. */
  | { code: 'invalid_token' }
  | { code: 'not_found' };

export async function customersByIds(_store: Store, _ids: readonly Id[]): Promise<Map<Id, Customer>> {
  return later();
}
export async function registerCustomer(_store: Store, _input: Registration): Promise<Result<Customer, AccountError>> {
  return later();
}
/** The same answer, after the same time, for an unknown address and a wrong password. */
export async function checkPassword(
  _store: Store,
  _email: string,
  _password: string,
): Promise<Result<Id, AccountError>> {
  return later();
}
/** A new session: the token for the cookie, stored hashed. */
export async function openSession(_store: Store, _customerId: Id): Promise<{ token: string; expiresAt: string }> {
  return later();
}
export async function sessionCustomerId(_store: Store, _token: string): Promise<Id | null> {
  return later();
}
export async function closeSession(_store: Store, _token: string): Promise<void> {
  return later();
}
export async function closeAllSessions(_store: Store, _customerId: Id): Promise<void> {
  return later();
}
/** A token for the mail, or null where nobody has this address: the shopper is told the same. */
export async function requestReset(_store: Store, _email: string): Promise<{ customerId: Id; token: string } | null> {
  return later();
}
export async function requestActivation(_store: Store, _customerId: Id): Promise<{ token: string } | null> {
  return later();
}
/** Sets the password with a token of a mail; the token and every session end. */
export async function setPassword(
  _store: Store,
  _input: { purpose: 'reset' | 'activate'; customerId: Id; token: string; password: string; confirmation: string },
): Promise<Result<Id, AccountError>> {
  return later();
}
export async function updateCustomer(
  _store: Store,
  _customerId: Id,
  _change: Partial<Pick<Customer, 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing' | 'birthday'>>,
): Promise<Result<Customer, AccountError>> {
  return later();
}
export async function addAddress(
  _store: Store,
  _customerId: Id,
  _input: AddressInput,
  _makeDefault: boolean,
): Promise<Result<Address, { fields: FieldErrors }>> {
  return later();
}
export async function updateAddress(
  _store: Store,
  _customerId: Id,
  _addressId: Id,
  _input: AddressInput,
  _makeDefault: boolean,
): Promise<Result<Address, { fields: FieldErrors } | { code: 'not_found' }>> {
  return later();
}
export async function deleteAddress(_store: Store, _customerId: Id, _addressId: Id): Promise<boolean> {
  return later();
}
