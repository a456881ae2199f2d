/**
 * Address of the player of a film on another site, from that of its page: YouTube's without cookies, Vimeo's without tracking. It starts
 * at once and may be paused from the page. Null for any other address.
 */
export function playerAddress(film: string): string | null {
  const { hostname, pathname, searchParams } = new URL(film);
  if (hostname === 'www.youtube.com') {
    const id = encodeURIComponent(searchParams.get('v') ?? '');
    return id ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&playsinline=1&rel=0&enablejsapi=1` : null;
  }
  const id = hostname === 'vimeo.com' ? encodeURIComponent(pathname.slice(1)) : '';
  return id ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1` : null;
}

/** What each player understands as 'pause'. */
const PAUSE: Record<string, string> = {
  'https://www.youtube-nocookie.com': '{"event":"command","func":"pauseVideo","args":[]}',
  'https://player.vimeo.com': '{"method":"pause"}',
};

/** Pauses the film a frame plays. */
export function pausePlayer(frame: HTMLIFrameElement): void {
  const { origin } = new URL(frame.src);
  frame.contentWindow?.postMessage(PAUSE[origin], origin);
}
