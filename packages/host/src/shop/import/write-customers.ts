import { toJson } from '../../store/json.ts';
import type { Tx } from '../../store/writer.ts';
import { stableId } from '../stable-id.ts';
import type { CustomerFormat } from './formats.ts';
import { metafieldList } from './product-rows.ts';

/** A customer of the folder with the password already hashed: that takes long, and a write must not. */
export interface HashedCustomer {
  customer: CustomerFormat;
  password: string;
}

/** Adds the folder's customers that are not there yet; those that are stay as they are. */
export async function writeCustomers(tx: Tx, customers: readonly HashedCustomer[], now: string): Promise<number> {
  let created = 0;
  for (const { customer, password } of customers) {
    const email = customer.email.toLowerCase();
    if (await tx.selectFrom('customers').where('email', '=', email).select('id').executeTakeFirst()) continue;
    const id = stableId('customer', email);
    await tx
      .insertInto('customers')
      .values({
        id,
        email,
        first_name: customer.firstName,
        last_name: customer.lastName,
        phone: customer.phone,
        accepts_marketing: Number(customer.acceptsMarketing),
        tags: toJson(customer.tags),
        metafields: toJson(metafieldList(customer.metafields)),
        password,
        birthday: customer.birthday,
        verified_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute();
    for (const [index, address] of customer.addresses.entries()) {
      await tx
        .insertInto('addresses')
        .values({ customer_id: id, body: toJson(address), is_default: Number(index === 0) })
        .execute();
    }
    created += 1;
  }
  return created;
}
