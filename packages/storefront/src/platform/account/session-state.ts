import { CALL_TIMEOUT } from '../request.ts';

/** `ended`: who is here must log in again; `offline`: there is no connection to ask over. */
export type SessionState = 'stands' | 'ended' | 'offline';

/**
 * Whether the session still stands, by a page that only it opens: the platform answers with a redirect once it is over. An answer that
 * is late or no use counts as standing: the form that is sent then will tell. Never rejects.
 */
export async function sessionState(page: string, send: typeof fetch = fetch): Promise<SessionState> {
  try {
    const answer = await send(page, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_TIMEOUT),
    });
    return answer.type === 'opaqueredirect' ? 'ended' : 'stands';
  } catch (error) {
    return error instanceof TypeError ? 'offline' : 'stands';
  }
}
