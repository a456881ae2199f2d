/** ms after which a post that is not answered has failed. */
const TIMEOUT = 8000;

/**
 * Puts an address on the newsletter's list, as the platform's form `customer` does (docs/platform.md: forms). `refused`: the platform does not
 * take it for an address; `failed`: it has not said so. Never rejects.
 * @param root the language's root, e.g. `/fr`
 */
export async function joinNewsletter(
  email: string,
  root: string,
  send: typeof fetch = fetch,
): Promise<'joined' | 'refused' | 'failed'> {
  try {
    const answer = await send(`${root.replace(/\/$/, '')}/contact`, {
      method: 'POST',
      body: new URLSearchParams({
        form_type: 'customer',
        utf8: '✓',
        'contact[tags]': 'newsletter',
        'contact[email]': email,
      }),
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (new URL(answer.url, location.href).searchParams.get('customer_posted') === 'true') return 'joined';
    // Anything but the form again (a challenge, an error page) says nothing of the address.
    return answer.ok && /\/contact\/?$/.test(new URL(answer.url, location.href).pathname) ? 'refused' : 'failed';
  } catch {
    return 'failed';
  }
}
