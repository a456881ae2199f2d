import { CALL_TIMEOUT } from '../request.ts';

/**
 * A page of the account area, as a document. Null where the answer is anything else than that page: an error, or a redirect, which is how
 * the platform says that the session has ended. Never rejects.
 */
export async function fetchAccountPage(
  url: string,
  signal: AbortSignal,
  send: typeof fetch = fetch,
): Promise<Document | null> {
  try {
    const answer = await send(url, {
      headers: { accept: 'text/html' },
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT)]),
    });
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // A parser without scripts reads what stands for them as elements; where scripts run it is text.
    for (const plain of page.querySelectorAll('noscript')) plain.textContent = plain.innerHTML;
    return page;
  } catch {
    return null;
  }
}
