/**
 * The parity of `data`: the payload that Liquid prints on a page equals what `data` returns for that page when it is run as JavaScript on plain
 * values.
 */

import type { ViewConfig } from '../client/page.ts';
import { payload, sectionProps } from '../compile.ts';
import { onValuePage, type PostedForm, type ValuePage } from '../data/on-values/page.ts';
import type { Section } from '../define-section.ts';
import type { Evaluator } from '../evaluate/context.ts';
import { afresh } from '../expression/branching.ts';
import { record } from '../expression/recording.ts';
import { load } from '../load.ts';
import { configureView } from '../view.ts';
import { applySchemaToValue, MisfitError } from './apply-schema-to-values.ts';
import { parityEngine } from './liquid.ts';
import { RandomPage } from './random-page.ts';
import type { ShopOfValues } from './shop-of-values.ts';
import { PLATFORM_TAGS } from './tags.ts';

/** A page of plain values. */
export type PageOfValues = Omit<ValuePage, 'filter'>;

export interface DataParity {
  /** The Liquid of the payload, with the tags around it. */
  liquid: string;
  /** The first difference between the payload of Liquid and that of `data`, or an exception of one of them; undefined if they are equal. */
  difference(page: PageOfValues): DataDifference | undefined;
}

export interface DataDifference {
  /** `items[0].price`; empty if one of them threw. */
  path: string;
  message: string;
  /** Whether `data` read a member of null or undefined, or returned one of them where the schema wants a value. */
  isMissing: boolean;
}

/** The Liquid of a section's payload. */
export const payloadOf = (section: Section, evaluator: Evaluator): string =>
  afresh(() =>
    record(section.blocks, ({ wrappers }) => {
      const printed = payload(sectionProps(section, evaluator));
      const closing = wrappers.map(({ close }) => close).toReversed();
      return [...wrappers.map(({ open }) => open), '<payload>', printed, '</payload>', ...closing].join('');
    }),
  );

/** Prepares the check of one section: `file` is its module, `compiled` the section as the compiler has evaluated it. */
export function dataParity(file: string, compiled: Section, evaluator: Evaluator, config: ViewConfig): DataParity {
  configureView(config);
  const engine = parityEngine(config, { tags: PLATFORM_TAGS });
  const liquid = payloadOf(compiled, evaluator);
  const render = engine.parse(liquid);
  const { data, props } = load(file).default as Section;
  const print = ({ globals }: PageOfValues): unknown => {
    const text = /<payload>(.*)<\/payload>/s.exec(render(globals))?.[1] ?? '';
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new Error(`The payload is not JSON: ${String(error)}: ${text.slice(0, 400)}`);
    }
  };
  return {
    liquid,
    difference: (page) =>
      onValuePage({ ...page, form: (type, about) => page.form(type, about), filter: engine.filter }, () => {
        const printed = attempt('Liquid', () => print(page));
        if ('thrown' in printed) return printed.thrown;
        const returned = attempt('data', () => applySchemaToValue(data(page.globals), props));
        if ('thrown' in returned) return returned.thrown;
        return smallest(differences(printed.value, returned.value, ''));
      }),
  };
}

/** V8's message for reading a member of null or undefined. */
const MISSING = /^(Cannot read properties of (null|undefined)|Cannot destructure property|.* is not iterable$)/;

function attempt(side: string, run: () => unknown): { value: unknown } | { thrown: DataDifference } {
  try {
    return { value: run() };
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const place = /\(?([^\s(]*\/(?:sections|components|platform|fixtures)\/[^\s)]*)\)?/.exec(stack)?.[1];
    const isMissing =
      error instanceof MisfitError ? error.isMissing : error instanceof TypeError && MISSING.test(message);
    return { thrown: { path: '', message: `${side} throws: ${message}${place ? ` (${place})` : ''}`, isMissing } };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 300);

/** The paths at which two payloads differ. */
function differences(printed: unknown, returned: unknown, at: string): DataDifference[] {
  if (isObject(printed) && isObject(returned)) {
    const keys = new Set([...Object.keys(printed), ...Object.keys(returned)]);
    // In Liquid an object whose members all may be absent begins with an empty member.
    keys.delete('');
    return [...keys].flatMap((key) => differences(printed[key], returned[key], at ? `${at}.${key}` : key));
  }
  if (Array.isArray(printed) && Array.isArray(returned) && printed.length === returned.length)
    return printed.flatMap((item, index) => differences(item, returned[index], `${at}[${index}]`));
  if (Object.is(printed, returned) || (printed === 0 && returned === 0)) return [];
  return [
    { path: at, message: `${at}: Liquid prints ${shown(printed)}, data returns ${shown(returned)}`, isMissing: false },
  ];
}

const smallest = (found: readonly DataDifference[]): DataDifference | undefined =>
  found.toSorted((a, b) => a.path.length - b.path.length)[0];

/** A random page for a section. Lists grow with the runs, so that the first difference is found on a small page. */
export function randomPage(
  section: Section,
  shop: ShopOfValues,
  liquid: string,
  run: number,
  mayBeMissing: boolean,
): PageOfValues {
  const page = new RandomPage(section, shop, {
    seed: run,
    maxLength: Math.min(1 + Math.floor(run / 8), 3),
    mayBeMissing,
    liquid,
  });
  return { globals: page.globals, number: page.number, form: (type, about): PostedForm => page.form(type, about) };
}

/**
 * The first difference on random pages. On every other page, members that the section reads without a check may be missing. If `data` throws
 * for that reason, the page is replaced by one that has them.
 */
export function randomDifference(
  section: Section,
  { liquid, difference }: DataParity,
  shop: ShopOfValues,
  runs: number,
): (DataDifference & { run: number }) | undefined {
  for (let run = 0; run < runs; run++) {
    const missing = run % 2 === 1 ? difference(randomPage(section, shop, liquid, run, true)) : undefined;
    if (missing && !missing.isMissing) return { ...missing, run };
    const found = run % 2 === 0 || missing ? difference(randomPage(section, shop, liquid, run, false)) : undefined;
    if (found) return { ...found, run };
  }
  return undefined;
}
