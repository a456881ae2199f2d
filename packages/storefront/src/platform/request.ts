import type { CallFailure } from './call-failure.ts';
import { isRecord } from './decode.ts';
import { fail, ok, type Result } from './result.ts';

/** ms a call may take, its body included. */
export const CALL_TIMEOUT = 15_000;

export interface Call {
  /** JSON body; its presence makes the call a POST. */
  body?: unknown;
  /** Aborted when a newer call takes this one's place. */
  signal?: AbortSignal;
  /** ms; `CALL_TIMEOUT` unless told. */
  timeout?: number;
  accept?: 'application/json' | 'text/html';
  /** Further headers of a read. */
  headers?: Record<string, string>;
}

/**
 * One call of the platform. Answers the body's text of a 2xx response; every other outcome is a failure value. Answers are
 * never taken from the HTTP cache: they are of one shopper, now.
 */
export async function request(url: string, call: Call = {}): Promise<Result<string, CallFailure>> {
  if (call.signal?.aborted) return fail({ kind: 'cancelled' });
  const controller = new AbortController();
  let abortReason: 'timeout' | 'cancelled' | undefined;
  const abort = (reason: 'timeout' | 'cancelled') => {
    abortReason ??= reason;
    controller.abort();
  };
  const cancel = () => abort('cancelled');
  const timer = setTimeout(() => abort('timeout'), call.timeout ?? CALL_TIMEOUT);
  call.signal?.addEventListener('abort', cancel);
  try {
    const response = await fetch(url, init(call, controller.signal));
    const body = await response.text();
    return response.ok ? ok(body) : fail(refusal(response.status, body));
  } catch {
    return fail({ kind: abortReason ?? 'network' });
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', cancel);
  }
}

/** The same, with the body parsed as JSON. */
export async function requestJson(url: string, call: Call = {}): Promise<Result<unknown, CallFailure>> {
  const answer = await request(url, { accept: 'application/json', ...call });
  if (!answer.ok) return answer;
  try {
    return ok(JSON.parse(answer.value));
  } catch {
    return fail({ kind: 'bad-shape', path: '$' });
  }
}

function init(call: Call, signal: AbortSignal): RequestInit {
  const headers: Record<string, string> = { Accept: call.accept ?? 'text/html', ...call.headers };
  if (call.body === undefined) return { headers, signal, cache: 'no-store', credentials: 'same-origin' };
  headers['Content-Type'] = 'application/json';
  headers['X-Requested-With'] = 'XMLHttpRequest';
  // A change goes on although the shopper leaves the page.
  return {
    method: 'POST',
    headers,
    body: JSON.stringify(call.body),
    signal,
    credentials: 'same-origin',
    keepalive: true,
  };
}

/** The platform's error body (docs/platform.md: cart/add), or what can be said without one. */
function refusal(status: number, body: string): CallFailure {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    value = undefined;
  }
  const fields: Record<string, string[]> = {};
  if (!isRecord(value)) return { kind: 'status', status, message: '', description: '', fields };
  const { message, description, errors } = value;
  if (isRecord(errors)) {
    for (const [name, sentence] of Object.entries(errors)) {
      fields[name] = (Array.isArray(sentence) ? sentence : [sentence]).filter((entry) => typeof entry === 'string');
    }
  }
  const sentence = [description, errors, message].find((sentence) => typeof sentence === 'string' && sentence !== '');
  return {
    kind: 'status',
    status,
    message: typeof message === 'string' ? message : '',
    description: typeof sentence === 'string' ? sentence : '',
    fields,
  };
}
