import type { TestShop, Visitor } from './open-test-shop.ts';
import { outboxOf } from './outbox.ts';

/** The path of the link in the newest mail to an address whose link has `part` in it. */
export async function mailedLink(shop: TestShop, address: string, part: string): Promise<string> {
  const links = [...(await outboxOf(shop)).values()]
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => new RegExp(`(?:/fr)?${part}[\\w/-]+`).exec(mail)?.[0]);
  const link = links.findLast((found) => found !== undefined);
  if (link === undefined) throw new Error(`no mail to ${address} has a link to ${part}`);
  return link;
}

/** Registers in a browser, and follows the link of the mail there: the answer signs it in. */
export async function register(
  shop: TestShop,
  visitor: Visitor,
  email: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const who = { 'customer[email]': email, 'customer[password]': 'correct horse', ...fields };
  await visitor.form('/account', who, headers);
  return visitor.get(await mailedLink(shop, email, '/account/confirm/'), headers);
}
