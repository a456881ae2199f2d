import { configureView, type Strings, viewConfig } from '../../client/page.ts';
import { islandsIn, type PageText, readPage, withoutViews } from './page-text.ts';

export interface PageUpdates {
  /** Fetches the page again, and updates what has changed. */
  check(): void;
}

/**
 * Updates this page from the host. A section that has changed is replaced in place, as in the theme editor
 * (`shopify:section:unload`, `shopify:section:load`), unless only the markup of mounted views differs: Fast Refresh has updated
 * those, and their state stays. A change outside of sections, or of the list of sections, reloads the page.
 */
export function createPageUpdates(page: Document): PageUpdates {
  const address = location.href.replace(/#.*$/, '');
  let shown: PageText | undefined;
  let isChecking = false;
  let isDue = false;

  const fetchPage = async (): Promise<PageText | undefined> => {
    const response = await fetch(address, { headers: { accept: 'text/html' }, cache: 'no-store' });
    return response.ok ? readPage(await response.text()) : undefined;
  };

  async function remember(): Promise<void> {
    shown = await fetchPage();
    page.documentElement.dataset.dev = 'ready';
  }

  async function update(): Promise<void> {
    const fetched = await fetchPage();
    const ids = (text: PageText) => [...text.sections.keys()].join();
    if (!shown || !fetched || fetched.outside !== shown.outside || ids(fetched) !== ids(shown))
      return location.reload();
    const hasTexts = fetched.strings !== shown.strings;
    const changed = [...fetched.sections].filter(([id, html]) => {
      const old = shown?.sections.get(id) ?? '';
      const section = page.getElementById(id);
      return section && (hasTexts ? old !== html || islandsIn(section).length > 0 : !isRefreshed(section, old, html));
    });
    // The address has changed since, perhaps to a filtered list, so the fetched page is not the one shown.
    if (changed.length > 0 && location.href.replace(/#.*$/, '') !== address) return location.reload();
    if (hasTexts) replaceTexts(page, fetched.strings);
    for (const [id, html] of changed) replaceSection(page, id, html);
    page.title = fetched.title;
    shown = fetched;
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

/** Whether a section needs no replacement: it has not changed but for the markup of mounted views. */
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
  // Browsers do not run a script that is inserted as HTML.
  for (const script of replaced.querySelectorAll('script')) {
    if (/json/.test(script.type)) continue;
    const copy = page.createElement('script');
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    copy.textContent = script.textContent;
    script.replaceWith(copy);
  }
  notify(replaced, 'load');
}
