import { hydrateIsland } from '@vitrine/compiler/client/hydrate-request.ts';
import { parseJson } from '@vitrine/compiler/client/read-config.ts';

/** What is read here of the payload of the island `popups`; `delay` in seconds. */
interface TimedPopup {
  cookie_name: string;
  delay: number;
  heading: string;
  text: string;
  image: unknown;
  link_label: string;
}

/**
 * Wakes the timed popups (rules popup-7, popup-8) when the first whose cookie is unset is due: until then, and where all have been seen, a page has
 * nothing of them.
 */
export function watchPopups(page: Document): void {
  const { popups = [] } = parseJson<{ popups: TimedPopup[] }>(
    page.querySelector('[data-island="popups"] script')?.textContent,
  );
  const seen = ({ cookie_name }: TimedPopup) =>
    page.cookie.split('; ').some((pair) => pair.startsWith(`${encodeURIComponent(cookie_name)}=`));
  const due = popups.find((popup) => (popup.heading || popup.text || popup.image || popup.link_label) && !seen(popup));
  if (due) setTimeout(hydrateIsland, due.delay * 1000, 'popups', page);
}
