import type { CallFailure } from '../../platform/call-failure.ts';
import { decode } from '../../platform/decode.ts';
import { requestJson } from '../../platform/request.ts';
import type { Result } from '../../platform/result.ts';
import { CustomerWaitlist, type WaitlistEntry } from './customer-waitlist.schema.ts';

/** The sign-ups that stand after a call, newest first. */
async function call(address: string, body?: unknown): Promise<Result<WaitlistEntry[], CallFailure>> {
  const answer = await requestJson(address, body === undefined ? {} : { body });
  const lists = answer.ok ? decode(CustomerWaitlist, answer.value) : answer;
  return lists.ok ? { ok: true, value: lists.value.notifications } : lists;
}

/** The back-in-stock app behind the shop's own address (an app proxy): it knows the customer by the platform's word. */
export const customerWaitlist = {
  read: (url: string) => call(`${url}/notifications`),
  remove: (url: string, variantId: number) => call(`${url}/notifications/remove`, { variant_id: variantId }),
};
