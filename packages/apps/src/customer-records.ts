import { z } from 'zod';

/** A customer as an app may know them. */
export interface CustomerRecord {
  email: string;
  /** The customer has answered a mail to it. */
  isVerified: boolean;
}

/** The shop's customers, which real apps read in the platform's admin. */
export interface CustomerRecords {
  /** Undefined where there is none. Rejects while the shop does not answer. */
  byId(id: string): Promise<CustomerRecord | undefined>;
}

const Answer = z.object({ customer: z.object({ email: z.string(), verified_email: z.boolean() }) });

/** ms */
const TIMEOUT = 5000;

/** The shop's own records, read with the app's secret. */
export function shopCustomers(shopOrigin: string, secret: string): CustomerRecords {
  return {
    async byId(id) {
      const answer = await fetch(`${shopOrigin}/_host/customers/${encodeURIComponent(id)}`, {
        headers: { 'x-shopify-access-token': secret },
        signal: AbortSignal.timeout(TIMEOUT),
      });
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`The shop's customer record answered ${answer.status}.`);
      const { customer } = Answer.parse(await answer.json());
      return { email: customer.email, isVerified: customer.verified_email };
    },
  };
}
