import type { Cache } from '../cache/cache.ts';
import type { Region } from '../cache/region.ts';
import type { ObjectScope } from '../objects/scope.ts';
import type { Theme } from '../theme/load.ts';
import {
  type Answered,
  answerTo,
  createQuestions,
  type FragmentPage,
  type Question,
  type Questions,
} from './questions.ts';
import type { Reader } from './rows/reader.ts';

/** A rendered section or snippet, and the preload links it emitted. */
export interface Fragment {
  html: string;
  links: string[];
}

/** Tracks what a section that is rendered for several pages reads of the page. */
export interface Watch {
  scope: ObjectScope;
  /** Called where the section reads the page's own objects or facts. */
  page(): void;
  /** Called when it reads whether a form was just posted. */
  form(formId: string): void;
  /** Called when it reads what no other page may share: the visitor's data, or side effects that each render must repeat. */
  own(): void;
}

/**
 * Rendered sections and snippets, shared by all pages that render them the same (docs/decisions/0037-one-cache.md). What a section reads of
 * its page is stored with the result: the same values lead to the same result on any page.
 */
export interface Fragments {
  /** The section, cached or rendered now by `render`; undefined where it belongs to this page alone. */
  of(id: string, reader: Reader, page: FragmentPage, render: (watch: Watch) => Fragment): Fragment | undefined;
  figures(): Record<string, number>;
}

/** Bytes of the recorded reads of a theme's sections. */
const QUESTION_BYTES = 3 * 1024 * 1024;

/** More reads than any section that is the same on several pages makes. */
const MOST_QUESTIONS = 1000;

/** A scope that records each read of the page before it returns the value. */
function watched(scope: ObjectScope, note: (question: Question) => void, own: () => void): ObjectScope {
  const { address } = scope;
  const copy: ObjectScope = {
    ...scope,
    address: {
      variantOf(id) {
        note({ about: 'variantOf', of: String(id) });
        return address.variantOf(id);
      },
      listingOf(id) {
        note({ about: 'listingOf', of: String(id) });
        return address.listingOf(id);
      },
      filters() {
        note({ about: 'filters', of: '' });
        return address.filters();
      },
      isAt(path) {
        note({ about: 'isAt', of: path });
        return address.isAt(path);
      },
      isBelow(path) {
        note({ about: 'isBelow', of: path });
        return address.isBelow(path);
      },
      parameter(name) {
        note({ about: 'parameter', of: name });
        return address.parameter(name);
      },
    },
    // Nothing another section has read may be taken for unread.
    memo: new Map(),
    fileVersions: new Map(),
  };
  for (const key of ['path', 'query', 'pageType', 'listing', 'chosen'] as const) {
    Object.defineProperty(copy, key, {
      enumerable: true,
      get() {
        note({ about: key, of: '' });
        return scope[key];
      },
    });
  }
  for (const key of ['cartToken', 'customerId'] as const) {
    Object.defineProperty(copy, key, {
      enumerable: true,
      get() {
        own();
        return scope[key];
      },
    });
  }
  return copy;
}

/**
 * V8 stores a string built with `+=` as a tree of its parts, and walks that tree again for every page the string is in. Measuring it
 * flattens it in place.
 */
function flatten(text: string): void {
  Buffer.byteLength(text);
}

/** What is known of a theme's sections. */
interface Known {
  /** Tells this theme's sections from another's. */
  number: number;
  /** Sections that were found to belong to one page, by id. */
  ownSections: Set<string>;
  questions: Questions;
}

export function createFragments(
  cache: Cache,
  options: { maxBytes: number; now: () => number; questionBytes?: number },
): Fragments & { close(): void } {
  const { questionBytes = QUESTION_BYTES } = options;
  const region: Region<Fragment> = cache.region({
    maxBytes: options.maxBytes,
    now: options.now,
    sizeOf: ({ html, links }) => html.length * 2 + links.join('').length * 2,
  });
  const themes = new WeakMap<Theme, Known>();
  let latest: Known | undefined;
  let count = 0;

  function knownOf(theme: Theme): Known {
    const known = themes.get(theme) ?? {
      number: ++count,
      ownSections: new Set(),
      questions: createQuestions(questionBytes),
    };
    themes.set(theme, known);
    latest = known;
    return known;
  }

  return {
    of(id, reader, page, render) {
      const { scope } = page;
      // With a cache of size zero there is nothing to record.
      if (options.maxBytes === 0) return undefined;
      const known = knownOf(scope.theme);
      if (scope.designMode || known.ownSections.has(id)) return undefined;
      const { locale, country, origin, rootUrl } = scope;
      const place = [known.number, id, locale, country, origin, rootUrl].join('\n');
      const name = known.questions.nameOn(page, place);
      const found = name === undefined ? undefined : region.get(name);
      if (found) {
        reader.depends(found.dependencies);
        return found.value;
      }
      const asked = new Map<string, Answered>();
      let isOwn = false;
      let isPosted = false;
      const own = () => {
        isOwn = true;
      };
      const note = (question: Question) => {
        const key = `${question.about} ${question.of}`;
        if (!asked.has(key)) asked.set(key, { ...question, answer: answerTo(question, page) });
      };
      const { value, dependencies } = reader.part(() => {
        // Its scope has the shop's own record.
        reader.shows('shop');
        return render({
          scope: watched(scope, note, own),
          page() {
            note({ about: 'page', of: '' });
            reader.depends(reader.plan);
          },
          form(formId) {
            if (page.hasFormResult(formId)) isPosted = true;
            note({ about: 'form', of: formId });
          },
          own,
        });
      });
      // What a form answered is for the one who posted it; the next visitor finds the section as it ever is.
      if (isPosted) return undefined;
      if (isOwn || asked.size > MOST_QUESTIONS) {
        // Without its rows it printed errors that it does not print with them.
        if (!reader.hasMisses) known.ownSections.add(id);
        return undefined;
      }
      if (dependencies) {
        flatten(value.html);
        const remembered = known.questions.remember(place, [...asked.values()]);
        if (remembered !== undefined) region.set(remembered, value, dependencies, reader.version);
      }
      return value;
    },
    figures: () => ({ ...region.figures(), question_bytes: latest?.questions.bytes ?? 0 }),
    close: region.close,
  };
}
