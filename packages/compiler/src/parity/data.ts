/**
 * The parity of `data`: what the payload's Liquid prints on a page is what `data` returns of the same page when it is run as JavaScript on
 * plain values.
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
import { applySchemaToValue } from './apply-schema-to-values.ts';
import { parityEngine } from './liquid.ts';
import { RandomPage } from './random-page.ts';
import type { ShopOfValues } from './shop-of-values.ts';
import { PLATFORM_TAGS } from './tags.ts';

/** A page of plain values. */
export type PageOfValues = Omit<ValuePage, 'filter'>;

export interface DataParity {
  /** The Liquid of the payload, with the tags around it. */
  liquid: string;
  /** Where the payload that Liquid prints and the one that `data` returns differ first, or what one of them threw; undefined: nowhere. */
  difference(page: PageOfValues): DataDifference | undefined;
}

export interface DataDifference {
  /** `items[0].price`; empty where one of them threw. */
  path: string;
  message: string;
  /** `data` read a member of what is not there. */
  isMissing: boolean;
}

/** The Liquid of a section's payload alone. */
export const payloadOf = (section: Section, evaluator: Evaluator): string =>
  afresh(() =>
    record(section.blocks, ({ wrappers }) => {
      const printed = payload(sectionProps(section, evaluator));
      const closing = wrappers.map(({ close }) => close).toReversed();
      return [...wrappers.map(({ open }) => open), '<payload>', printed, '</payload>', ...closing].join('');
    }),
  );

/** Prepares the check of one section: `file` is its module, `compiled` what the compiler evaluates it to. */
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

/** Reading a member of null or undefined, in the words of V8. */
const MISSING = /^(Cannot read properties of (null|undefined)|Cannot destructure property|.* is not iterable$)/;

function attempt(side: string, run: () => unknown): { value: unknown } | { thrown: DataDifference } {
  try {
    return { value: run() };
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const place = /\(?([^\s(]*\/(?:sections|components|platform|fixtures)\/[^\s)]*)\)?/.exec(stack)?.[1];
    const isMissing = error instanceof TypeError && MISSING.test(message);
    return { thrown: { path: '', message: `${side} throws: ${message}${place ? ` (${place})` : ''}`, isMissing } };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 300);

/** All places in which a payload differs from another. */
function differences(printed: unknown, returned: unknown, at: string): DataDifference[] {
  if (isObject(printed) && isObject(returned)) {
    const keys = new Set([...Object.keys(printed), ...Object.keys(returned)]);
    // An object with nothing but members that may be absent begins with an empty one.
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

/** A random page of a section. Lists grow with the runs, so that the first difference is found on a small page. */
export function randomPage(
  section: Section,
  shop: ShopOfValues,
  liquid: string,
  run: number,
  mayMiss: boolean,
): PageOfValues {
  const page = new RandomPage(section, shop, {
    seed: run,
    most: Math.min(1 + Math.floor(run / 8), 3),
    mayMiss,
    liquid,
  });
  return { globals: page.globals, number: page.number, form: (type, about): PostedForm => page.form(type, about) };
}

/**
 * The first difference on random pages. What a section reads as if it were there may be missing on every other page: where `data` throws
 * for that, the page says nothing, and one with it is taken.
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
