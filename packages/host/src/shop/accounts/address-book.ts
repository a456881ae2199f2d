import { toJson } from '../../store/json.ts';
import type { Store } from '../../store/open.ts';
import type { Tx } from '../../store/writer.ts';
import { byCustomer, recordAudit } from '../audit/record-audit.ts';
import { type AddressInput, checkAddress } from '../checkout/address.ts';
import type { FieldErrors } from '../checkout/errors.ts';
import type { Address } from '../markets/types-shop.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Id } from '../types.ts';

/** More than this is no address book. */
const MAX_ADDRESSES = 100;

/** There is always one default while there is any address. */
async function chooseDefault(tx: Tx, customerId: Id, addressId: Id | null): Promise<void> {
  const rows = await tx
    .selectFrom('addresses')
    .where('customer_id', '=', customerId)
    .select(['id', 'is_default'])
    .orderBy('id')
    .execute();
  const chosen = addressId ?? rows.find((row) => row.is_default === 1)?.id ?? rows[0]?.id;
  if (chosen === undefined) return;
  await tx
    .updateTable('addresses')
    .set({ is_default: 0 })
    .where('customer_id', '=', customerId)
    .where('id', '!=', chosen)
    .execute();
  await tx.updateTable('addresses').set({ is_default: 1 }).where('id', '=', chosen).execute();
}

export async function addAddress(
  store: Store,
  customerId: Id,
  input: AddressInput,
  makeDefault: boolean,
  network = '',
): Promise<Result<Address, { fields: FieldErrors }>> {
  const checked = checkAddress(input, null);
  if (!checked.ok) return fail({ fields: checked.error });
  return store.write(async (tx): Promise<Result<Address, { fields: FieldErrors }>> => {
    const count = await tx
      .selectFrom('addresses')
      .where('customer_id', '=', customerId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count.count >= MAX_ADDRESSES) return fail({ fields: { address1: 'too_long' } });
    const body = toJson(checked.value);
    // A form that was sent twice adds one address.
    const same = await tx
      .selectFrom('addresses')
      .where('customer_id', '=', customerId)
      .where('body', '=', body)
      .select('id')
      .executeTakeFirst();
    if (same) {
      if (makeDefault) await chooseDefault(tx, customerId, same.id);
      return ok({ ...checked.value, id: same.id });
    }
    const { id } = await tx
      .insertInto('addresses')
      .values({ customer_id: customerId, body })
      .returning('id')
      .executeTakeFirstOrThrow();
    await chooseDefault(tx, customerId, makeDefault ? id : null);
    await recordAudit(tx, 'address_added', byCustomer(customerId, network), `address:${id}`);
    return ok({ ...checked.value, id });
  });
}

/** Changes an address of this customer; another customer's is not found. */
export async function updateAddress(
  store: Store,
  customerId: Id,
  addressId: Id,
  input: AddressInput,
  makeDefault: boolean,
  network = '',
): Promise<Result<Address, { fields: FieldErrors } | { code: 'not_found' }>> {
  const checked = checkAddress(input, null);
  if (!checked.ok) return fail({ fields: checked.error });
  return store.write(async (tx): Promise<Result<Address, { code: 'not_found' }>> => {
    const { numUpdatedRows } = await tx
      .updateTable('addresses')
      .set({ body: toJson(checked.value) })
      .where('id', '=', addressId)
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return fail({ code: 'not_found' });
    if (makeDefault) await chooseDefault(tx, customerId, addressId);
    await recordAudit(tx, 'address_changed', byCustomer(customerId, network), `address:${addressId}`);
    return ok({ ...checked.value, id: addressId });
  });
}

/** False where this customer has no such address. */
export async function deleteAddress(store: Store, customerId: Id, addressId: Id, network = ''): Promise<boolean> {
  return store.write(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('addresses')
      .where('id', '=', addressId)
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows !== 1n) return false;
    await chooseDefault(tx, customerId, null);
    await recordAudit(tx, 'address_removed', byCustomer(customerId, network), `address:${addressId}`);
    return true;
  });
}
