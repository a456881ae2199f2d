/**
 * URL of the player of a video on another site, from the URL of its page: YouTube's without cookies, Vimeo's without tracking. It starts
 * at once and can be paused from the page. Null for any other URL.
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

/** The pause message of each player, by origin. */
const PAUSE: Record<string, string> = {
  'https://www.youtube-nocookie.com': '{"event":"command","func":"pauseVideo","args":[]}',
  'https://player.vimeo.com': '{"method":"pause"}',
};

/** Pauses the player in a frame. */
export function pausePlayer(frame: HTMLIFrameElement): void {
  const { origin } = new URL(frame.src);
  frame.contentWindow?.postMessage(PAUSE[origin], origin);
}
