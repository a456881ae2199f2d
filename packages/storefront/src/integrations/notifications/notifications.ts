import { isRecord } from '../../platform/decode.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { AppFailure } from '../app-failure.ts';
import { whenGlobal } from '../when-global.ts';
import { within } from '../within.ts';

/** A wish to hear when a variant is back. */
export interface SignUp {
  email: string;
  variantId: number;
  productId: number;
  /** The newsletter too. */
  acceptsMarketing: boolean;
}

/** Signs shoppers up for the news that a variant is back in stock. */
export interface NotificationsPort {
  /** `message` is the service's own thanks, empty when it gave none. A refusal's `text` is its reason, empty when it gave none. */
  signUp(wish: SignUp): Promise<Result<{ message: string }, AppFailure>>;
}

/** ms the vendor's script has to arrive. */
export const SCRIPT_TIMEOUT = 3000;
/** ms an answer may take: the vendor's thenable never settles when its request fails. */
export const ANSWER_TIMEOUT = 10_000;

/** The vendor's global (rule call-9). What it answers is thenable, but no promise. */
interface Client {
  create(
    email: string,
    variantId: number,
    productId: number,
    options: { accepts_marketing: boolean },
  ): PromiseLike<unknown>;
}

const isClient = (value: unknown): value is Client =>
  typeof value === 'object' && value !== null && 'create' in value && typeof value.create === 'function';

/** The back-in-stock client on this page. */
export function createNotifications(): NotificationsPort {
  return {
    async signUp({ email, variantId, productId, acceptsMarketing }) {
      const client = await whenGlobal('BIS', isClient, { timeout: SCRIPT_TIMEOUT });
      if (!client) return fail({ kind: 'unavailable' });
      const stop = new AbortController();
      try {
        const failure = requestFailure(stop.signal);
        const options = { accepts_marketing: acceptsMarketing };
        const created = client.create(email, variantId, productId, options);
        const answer = await within(ANSWER_TIMEOUT, Promise.race([created, failure]));
        return answer === 'timeout' ? fail({ kind: 'timeout' }) : readAnswer(answer);
      } catch {
        return fail({ kind: 'unavailable' });
      } finally {
        stop.abort();
      }
    },
  };
}

/** The client asks by a script element, and is silent for good when that cannot be loaded. The element itself says so: then this rejects. */
function requestFailure(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const failure = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.includes('/stock_notification/create')) {
        reject(new Error('blocked'));
      }
    };
    document.addEventListener('error', failure, { signal, capture: true });
  });
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What the vendor answered: `status` is `OK`, or `errors` says why not. */
export function readAnswer(answer: unknown): Result<{ message: string }, AppFailure> {
  if (!isRecord(answer) || typeof answer.status !== 'string') return fail({ kind: 'bad-shape', path: 'status' });
  if (answer.status === 'OK') return ok({ message: text(answer.message) || text(answer.msg) });
  return fail({ kind: 'rejected', text: firstReason(answer.errors) });
}

/** The first base error (rule waitlist-12); else the first sentence of any field. */
function firstReason(errors: unknown): string {
  if (!isRecord(errors)) return '';
  const sentences = [errors.base, ...Object.values(errors)].flat();
  return text(sentences.find((sentence) => typeof sentence === 'string' && sentence !== ''));
}
