import type { ObjectScope, PageAddress } from '../../liquid/objects/scope.ts';
import type { Theme } from '../../theme/load.ts';
import type { ChangeLog } from '../change-log.ts';
import type { Reader } from '../reader.ts';
import { createRowCache } from '../row-cache.ts';

/** A rendered section, and what it asked the browser to fetch early. */
interface Rendered {
  html: string;
  links: string[];
}

/** A section being rendered for more pages than this one: its scope notices what it asks of the page. */
export interface Watch {
  scope: ObjectScope;
  /** Called where the section reads what belongs to one page. */
  ofPage(): void;
}

/**
 * Sections that say the same on many pages, rendered once (docs/decisions/0016-kept-sections.md). What a section asks of a page's address
 * and can be answered in a word (is this link the page's?) is asked again of the next page, and the same answers give the same section.
 * One that reads more of the page, of the visitor or of a form is rendered for each page. A change of what a section shows drops it.
 */
export interface KeptSections {
  /** The section, from before or rendered now by `render`; undefined where it belongs to the page. */
  of(id: string, reader: Reader, scope: ObjectScope, render: (watch: Watch) => Rendered): Rendered | undefined;
  figures(): { bytes: number; sections: number; places: number };
}

/** What can be asked of an address, by its words. */
type Questions = Map<string, (address: PageAddress) => string>;

/** Places a theme's sections are remembered at: a section in a language, for a country, under a name of the shop. */
const MOST_PLACES = 4000;

/** More than a section that says the same on many pages would ask. */
const MOST_QUESTIONS = 1000;

/** What of a scope is the page's or the visitor's. */
const PAGE_KEYS = ['path', 'query', 'pageType', 'listing', 'chosen', 'cartToken', 'customerId'] as const;

/** `narrowed`: called where the page's address narrows what the section lists, which more than a word would tell. */
function watched(
  scope: ObjectScope,
  { questions, ofPage, narrowed }: { questions: Questions; ofPage: () => void; narrowed: () => void },
): ObjectScope {
  const { address } = scope;
  const copy: ObjectScope = {
    ...scope,
    address: {
      variantOf(id) {
        questions.set(`variant ${id}`, (page) => String(page.variantOf(id)));
        return address.variantOf(id);
      },
      listingOf(id) {
        const listing = address.listingOf(id);
        if (listing) narrowed();
        questions.set(`listing ${id}`, (page) => (page.listingOf(id) ? 'own' : ''));
        return listing;
      },
      filters() {
        const filters = address.filters();
        if (filters.length > 0) narrowed();
        questions.set('filters', (page) => (page.filters().length > 0 ? 'some' : ''));
        return filters;
      },
      isAt(path) {
        questions.set(`at ${path}`, (page) => (page.isAt(path) ? 'at' : ''));
        return address.isAt(path);
      },
      isBelow(path) {
        questions.set(`below ${path}`, (page) => (page.isBelow(path) ? 'below' : ''));
        return address.isBelow(path);
      },
    },
    // Nothing another section has read may be taken for unread.
    memo: new Map(),
    fileVersions: new Map(),
  };
  for (const key of PAGE_KEYS) {
    Object.defineProperty(copy, key, {
      enumerable: true,
      get() {
        ofPage();
        return scope[key];
      },
    });
  }
  return copy;
}

/** What is known of a theme's sections, by their names. */
interface Known {
  /** Tells this theme's sections from another's. */
  number: number;
  /** Those that were found to belong to their page. */
  ofPages: Set<string>;
  /** What was asked so far, at each place; the longest unused place is forgotten first. */
  questions: Map<string, Questions>;
}

export function createKeptSections(log: ChangeLog, maxBytes: number, maxPlaces: number = MOST_PLACES): KeptSections {
  const cache = createRowCache(log, maxBytes);
  const themes = new WeakMap<Theme, Known>();
  let latest: Known | undefined;
  let count = 0;

  function knownOf(theme: Theme): Known {
    const known = themes.get(theme) ?? { number: ++count, ofPages: new Set(), questions: new Map() };
    themes.set(theme, known);
    latest = known;
    return known;
  }

  function questionsAt(place: string, { questions }: Known): Questions {
    const asked: Questions = questions.get(place) ?? new Map();
    // Moves it to the end: a Map keeps the order of insertion.
    questions.delete(place);
    questions.set(place, asked);
    for (const oldest of questions.keys()) {
      if (questions.size <= maxPlaces) break;
      questions.delete(oldest);
    }
    return asked;
  }

  return {
    of(id, reader, scope, render) {
      const known = knownOf(scope.theme);
      if (scope.designMode || known.ofPages.has(id)) return undefined;
      const { locale, country, origin, rootUrl, address } = scope;
      const place = [known.number, id, locale, country, origin, rootUrl].join('\n');
      const questions = questionsAt(place, known);
      const name = () => `${place}\n${[...questions.values()].map((ask) => ask(address))}`;
      const found = cache.get(name());
      if (found) {
        reader.readBefore(found.keys);
        // Only what is put below is in this cache.
        return found.value as Rendered;
      }
      let isOfPage = false;
      const ofPage = () => {
        isOfPage = true;
      };
      let isNarrowed = false;
      const narrowed = () => {
        isNarrowed = true;
      };
      const moment = log.now();
      const scopeOfAny = watched(scope, { questions, ofPage, narrowed });
      const { value, reads } = reader.part(() => render({ scope: scopeOfAny, ofPage }));
      if (isOfPage || questions.size > MOST_QUESTIONS) {
        known.ofPages.add(id);
        return undefined;
      }
      if (reads && !isNarrowed) cache.put(name(), { value, keys: [...reads] }, moment);
      return value;
    },
    figures: () => ({ bytes: cache.bytes, sections: cache.size, places: latest?.questions.size ?? 0 }),
  };
}
