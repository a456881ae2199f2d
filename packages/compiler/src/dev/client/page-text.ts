/** The HTML of a page from the host, in the parts that can be replaced separately. */
export interface PageText {
  /** HTML of each section by the id of its element, in the order of the page. */
  sections: ReadonlyMap<string, string>;
  /** JSON of the texts that scripts use. */
  strings: string;
  title: string;
  /** All the rest, without metadata. */
  outside: string;
}

const SECTION = '[id^="shopify-section-"]';
const STRINGS = '#vitrine-strings';
/** Metadata for search engines and other sites, and what the platform says of the page to scripts that count it. */
const ABOUT = 'title, meta, link[rel="canonical"], script[type="application/ld+json"], #shopify-bootstrap';

/** @param html The page. Its scripts are not run. */
export function readPage(html: string): PageText {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const sections = new Map<string, string>();
  for (const section of page.querySelectorAll(SECTION)) {
    if (section.parentElement?.closest(SECTION)) continue;
    sections.set(section.id, section.outerHTML);
    section.replaceChildren();
  }
  const element = page.querySelector(STRINGS);
  const strings = element?.textContent ?? '';
  element?.replaceChildren();
  const { title } = page;
  for (const about of page.querySelectorAll(ABOUT)) about.remove();
  return { sections, strings, title, outside: page.documentElement.outerHTML };
}

/** A section's HTML without the markup of mounted views; `isMounted` gets an island's index in the section. */
export function withoutViews(html: string, isMounted: (index: number) => boolean): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const [index, island] of islandsIn(page.body).entries()) {
    if (isMounted(index)) island.querySelector(':scope > [data-root]')?.replaceChildren();
  }
  return page.body.innerHTML;
}

/** The islands of a section, without those inside others. */
export const islandsIn = (section: Element): HTMLElement[] =>
  [...section.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (island) => !island.parentElement?.closest('[data-island]'),
  );
