import type { CallFailure } from '../../platform/call-failure.ts';
import { decode } from '../../platform/decode.ts';
import { requestJson } from '../../platform/request.ts';
import { ok, type Result } from '../../platform/result.ts';
import type { WishChange } from '../../state/wishes/wish.ts';
import { CustomerLists } from './customer-lists.schema.ts';

export interface ListsChange {
  /** The customer meant: the app changes nothing where another one is signed in by now. */
  customer: string;
  changes?: readonly WishChange[];
  /** Products looked at just now, newest first. */
  viewed?: readonly number[];
  /** Products looked at before signing in: they come after those the app knows. */
  viewed_before?: readonly number[];
}

/** The app that stores lists with the customer. It answers the lists as they are after the call. */
export interface CustomerListsPort {
  read(): Promise<Result<CustomerLists, CallFailure>>;
  change(change: ListsChange): Promise<Result<CustomerLists, CallFailure>>;
}

/** What is answered where no app is: nobody is ever signed in there. */
const NOBODY: CustomerLists = { customer: null, wishes: [], viewed: [] };

/** The app behind the shop's own address (an app proxy), e.g. `/apps/customer-lists`: the platform says who is signed in. */
export function createCustomerLists(address: string): CustomerListsPort {
  const answered = (answer: Result<unknown, CallFailure>): Result<CustomerLists, CallFailure> => {
    if (answer.ok) return decode(CustomerLists, answer.value);
    const isAbsent = answer.error.kind === 'status' && answer.error.status === 404;
    return isAbsent ? ok(NOBODY) : answer;
  };
  return {
    read: async () => answered(await requestJson(`${address}/lists`)),
    change: async (body) => answered(await requestJson(`${address}/lists`, { body })),
  };
}

/** No app is named. */
export const noCustomerLists: CustomerListsPort = { read: async () => ok(NOBODY), change: async () => ok(NOBODY) };
