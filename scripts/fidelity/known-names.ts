import { standardFilters } from '@vitrine/liquid';
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

/** Which of the documented tags the host has; `else` and others that are parts of a tag are listed with it. */
export const tagNames = (documented: readonly string[]): Names =>
  names(documented, (name) => Object.hasOwn(tags, name) || languageTags.has(name), TAGS);
