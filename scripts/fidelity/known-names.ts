import { createLiquid, standardFilters } from '@vitrine/liquid';
import { filters } from '../../packages/host/src/liquid/filters/table.ts';
import { tags } from '../../packages/host/src/liquid/tags/table.ts';
import { languageTags } from '../../packages/liquid/src/tags/table.ts';
import type { Names } from './page.ts';

const FILTERS: Readonly<Record<string, string>> = {};
const TAGS: Readonly<Record<string, string>> = {};

const names = (documented: readonly string[], isKnown: (name: string) => boolean, reasons: typeof FILTERS): Names => ({
  documented,
  unknown: new Map(documented.filter((name) => !isKnown(name)).map((name) => [name, reasons[name] ?? ''])),
});

/** Which of the documented filters the host has. */
export const filterNames = (documented: readonly string[]): Names =>
  names(documented, (name) => Object.hasOwn(filters, name) || Object.hasOwn(standardFilters, name), FILTERS);

/** Tags that are read as parts of others or by the reader itself: a template with each, which prints `ok`. */
const PARTS: Readonly<Record<string, string>> = {
  else: '{% if false %}{% else %}ok{% endif %}',
  liquid: '{% liquid echo "ok" %}',
};

function printsOk(source: string): boolean {
  const liquid = createLiquid<null>();
  return liquid.render(liquid.parse(source, 'tag'), { host: null }) === 'ok';
}

/** Which of the documented tags the host has. */
export const tagNames = (documented: readonly string[]): Names =>
  names(
    documented,
    (name) => Object.hasOwn(tags, name) || languageTags.has(name) || (name in PARTS && printsOk(PARTS[name] ?? '')),
    TAGS,
  );
