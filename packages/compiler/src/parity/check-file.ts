/** The parity of a file's exports: components with a schema, and sections. */
import { basename } from 'node:path';
import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { ViewConfig } from '../client/page.ts';
import { compileSection, compileView } from '../compile.ts';
import type { Section } from '../define-section.ts';
import { Thrown } from '../evaluate/exceptions.ts';
import type { Modules } from '../evaluate/modules.ts';
import { componentNames, isSchema, isSection } from '../exported.ts';
import { type Place, RefusedError } from '../expression/refuse.ts';
import { load } from '../load.ts';
import { checkViewParity } from '../parity.ts';
import { exportOf, sectionModules } from '../section-module.ts';
import { literalsOf } from './literals.ts';

export type Verdict =
  | { name: string; kind: 'ok' }
  | { name: string; kind: 'refused'; place: Place; sentence: string }
  /** `payload` is the smallest one found; undefined if there is none. */
  | { name: string; kind: 'differs'; difference: string; payload: unknown };

type Exports = Readonly<Record<string, unknown>>;

/**
 * Checks each component that a module exports beside a schema called `props`, and a section that is the default export. Empty if there is neither.
 * `runs` is the number of random payloads for each.
 */
export function checkFile(file: string, config: ViewConfig, runs = 60): Verdict[] {
  const modules = sectionModules();
  const plain = attempt(() => load(file));
  const real: Exports = plain.value ?? {};
  const name = basename(file).replace(/(\.section)?\.[jt]sx?$/, '');
  const evaluated = attempt(() => modules.load(file));
  const isFor = (exported: Exports): boolean => isSection(exported.default) || isSchema(exported.props);
  if (evaluated.value === undefined) {
    // The exports are known from the module as React runs it.
    if (plain.value !== undefined && !isFor(real)) return [];
    const names = isSection(real.default) || plain.value === undefined ? [name] : componentNames(real);
    return names.map((one) => failed(one, evaluated.error, file));
  }
  const module = evaluated.value;
  const exported = (one: string): unknown => exportOf(module, one);
  if (plain.value === undefined)
    return [{ name, kind: 'differs', difference: `React: ${thrown(plain.error)}`, payload: undefined }];
  if (isSection(real.default)) {
    const [compiled, section] = [exported('default') as Section, real.default];
    const subject = (shown: 'view' | 'skeleton') => ({ view: compiled[shown], component: section[shown] });
    const { view, component } = subject(section.serverMarkup === 'liquid' ? 'view' : 'skeleton');
    return [
      verdict(name, file, () => {
        compileSection(name, compiled, modules.evaluator);
        if (view === undefined || component === undefined || section.serverMarkup === 'none') return undefined;
        return checkViewParity(
          name,
          { view, component, props: compiled.props },
          config,
          runs,
          literalsOf(file, 'default'),
        );
      }),
    ];
  }
  const { props } = real;
  if (!isSchema(props)) return [];
  const order = [...module.exports.keys()];
  return componentNames(real)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((one) =>
      viewVerdict(one, file, real[one] as ComponentType<object>, exported, props, { modules, config, runs }),
    );
}

function viewVerdict(
  name: string,
  file: string,
  component: ComponentType<object>,
  exported: (name: string) => unknown,
  props: z.ZodType,
  { modules, config, runs }: { modules: Modules; config: ViewConfig; runs: number },
): Verdict {
  return verdict(name, file, () => {
    const view = exported(name);
    compileView(view, props, modules.evaluator);
    return checkViewParity(name, { view, component, props }, config, runs, literalsOf(file, name));
  });
}

function verdict(name: string, file: string, check: () => ReturnType<typeof checkViewParity>): Verdict {
  try {
    const failure = check();
    return failure === undefined
      ? { name, kind: 'ok' }
      : { name, kind: 'differs', difference: failure.difference, payload: failure.payload };
  } catch (error) {
    return failed(name, error, file);
  }
}

/** An error that is no refusal is a bug in the compiler. */
function failed(name: string, error: unknown, file: string): Verdict {
  const start = { file, line: 1, column: 1 };
  if (error instanceof RefusedError)
    return { name, kind: 'refused', place: error.place ?? start, sentence: error.message };
  if (error instanceof Thrown)
    return { name, kind: 'refused', place: start, sentence: `An error is thrown while rendering (${error.message}).` };
  return { name, kind: 'differs', difference: `The compiler: ${thrown(error)}`, payload: undefined };
}

const thrown = (error: unknown): string => `It throws: ${error instanceof Error ? error.stack : String(error)}`;

function attempt<T>(run: () => T): { value: T; error?: undefined } | { value?: undefined; error: unknown } {
  try {
    return { value: run() };
  } catch (error) {
    return { error };
  }
}
