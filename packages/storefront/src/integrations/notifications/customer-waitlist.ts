import type { CallFailure } from '../../platform/call-failure.ts';
import { type Decoder, decode, integer, list, nullable, object, text } from '../../platform/decode.ts';
import { requestJson } from '../../platform/request.ts';
import type { Result } from '../../platform/result.ts';

/** A sign-up of the signed-in customer. */
export interface WaitlistEntry {
  product_id: number;
  variant_id: number;
  /** ISO 8601 */
  created_at: string;
}

const entry: Decoder<WaitlistEntry> = object<WaitlistEntry>({
  product_id: integer,
  variant_id: integer,
  created_at: text,
});
const answer = object<{ customer: string | null; notifications: WaitlistEntry[] }>({
  customer: nullable(text),
  notifications: list(entry),
});

/** The sign-ups that stand after a call, newest first. */
async function call(address: string, body?: unknown): Promise<Result<WaitlistEntry[], CallFailure>> {
  const said = await requestJson(address, body === undefined ? {} : { body });
  const lists = said.ok ? decode(answer, said.value) : said;
  return lists.ok ? { ok: true, value: lists.value.notifications } : lists;
}

/** The back-in-stock app behind the shop's own address (an app proxy): it knows the customer by the platform's word. */
export const customerWaitlist = {
  read: (url: string) => call(`${url}/notifications`),
  remove: (url: string, variantId: number) => call(`${url}/notifications/remove`, { variant_id: variantId }),
};
