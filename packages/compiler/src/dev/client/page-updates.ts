import { configureView, type Strings, viewConfig } from '../../client/page.ts';
import { islandsIn, type PageText, readPage, withoutViews } from './page-text.ts';

export interface PageUpdates {
  /** What the page shows may be other than it was printed: brings it up to date. */
  check(): void;
}

/**
 * Follows what the host prints of this page. A section that has changed is replaced in place, as the theme editor does it
 * (`shopify:section:unload`, `shopify:section:load`), unless only the markup of views that are mounted is another: those Fast Refresh has
 * changed, and their state stays. What stands outside of sections, or other sections than before, load the page again.
 */
export function createPageUpdates(page: Document): PageUpdates {
  const address = location.href.replace(/#.*$/, '');
  let before: PageText | undefined;
  let isChecking = false;
  let isDue = false;

  const fetchPage = async (): Promise<PageText | undefined> => {
    const answer = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' });
    return answer.ok ? readPage(await answer.text()) : undefined;
  };

  async function remember(): Promise<void> {
    before = await fetchPage();
    page.documentElement.dataset.dev = 'ready';
  }

  async function update(): Promise<void> {
    const after = await fetchPage();
    const ids = (text: PageText) => [...text.sections.keys()].join();
    if (!before || !after || after.outside !== before.outside || ids(after) !== ids(before)) return location.reload();
    const hasTexts = after.strings !== before.strings;
    const changed = [...after.sections].filter(([id, html]) => {
      const old = before?.sections.get(id) ?? '';
      const section = page.getElementById(id);
      return section && (hasTexts ? old !== html || islandsIn(section).length > 0 : !isRefreshed(section, old, html));
    });
    // The page shows another address by now, a filtered list perhaps: what was printed for the first one is not in its place.
    if (changed.length > 0 && location.href.replace(/#.*$/, '') !== address) return location.reload();
    if (hasTexts) replaceTexts(page, after.strings);
    for (const [id, html] of changed) replaceSection(page, id, html);
    page.title = after.title;
    before = after;
  }

  if (page.readyState === 'complete') void remember();
  else addEventListener('load', () => void remember());

  return {
    async check() {
      isDue = true;
      if (isChecking) return;
      isChecking = true;
      try {
        while (isDue) {
          isDue = false;
          await update();
        }
      } finally {
        isChecking = false;
      }
    },
  };
}

/** Whether the page shows a section as it is printed now: it is as before, but for the markup of views that are mounted. */
function isRefreshed(section: Element, before: string, after: string): boolean {
  if (before === after) return true;
  const islands = islandsIn(section);
  const isMounted = (index: number) => islands[index]?.dataset.hydrated !== undefined;
  return withoutViews(before, isMounted) === withoutViews(after, isMounted);
}

function replaceTexts(page: Document, strings: string): void {
  const element = page.getElementById('vitrine-strings');
  if (element) element.textContent = strings;
  const texts: Strings = JSON.parse(strings);
  configureView({ ...viewConfig(), strings: texts });
}

function replaceSection(page: Document, id: string, html: string): void {
  const section = page.getElementById(id);
  if (!section) return;
  const notify = (target: Element, what: 'load' | 'unload') =>
    target.dispatchEvent(
      new CustomEvent(`shopify:section:${what}`, {
        bubbles: true,
        detail: { sectionId: id.replace('shopify-section-', '') },
      }),
    );
  notify(section, 'unload');
  section.outerHTML = html;
  const replaced = page.getElementById(id);
  if (!replaced) return;
  // A script that comes as text is not run.
  for (const script of replaced.querySelectorAll('script')) {
    if (/json/.test(script.type)) continue;
    const again = page.createElement('script');
    for (const { name, value } of script.attributes) again.setAttribute(name, value);
    again.textContent = script.textContent;
    script.replaceWith(again);
  }
  notify(replaced, 'load');
}
