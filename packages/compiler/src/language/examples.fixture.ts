/** Compiles the examples of the table, for its test. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ComponentType } from 'react';
import { compileView } from '../compile.ts';
import { RefusedError } from '../expression/refuse.ts';
import { load } from '../load.ts';
import { checkViewParity, type ParityFailure } from '../parity.ts';
import { REACT_MODULES } from '../react/api.ts';
import { exportOf, sectionModules } from '../section-module.ts';
import { SERVER_VIEW } from '../server-markup/view.ts';
import type { ViewConfig } from '../view.ts';
import type { Construct } from './construct.ts';
import { componentOf, type Importable, moduleOf, schemaOf } from './example.ts';

const require = createRequire(import.meta.filename);

/** The exports of the installed React modules. */
export const REACT_EXPORTS: Importable = new Map(
  [...REACT_MODULES.keys()].map((module) => [module, Object.keys(require(module) as object)]),
);

const NAMES: Importable = new Map([
  ...REACT_EXPORTS,
  ['@vitrine/compiler/view.ts', Object.keys(SERVER_VIEW)],
  ['clsx', ['clsx']],
]);

/**
 * The result of each row: undefined if its component prints what React renders, the difference, or the message of its refusal. Examples without
 * declarations of their own share a module; Node may be unable to run a refused one.
 */
export function compileExamples(
  rows: readonly Construct[],
  folder: string,
  config: ViewConfig,
  runs: number,
): (string | ParityFailure | undefined)[] {
  const modules = sectionModules();
  const together = rows.filter(({ verdict, outside }) => verdict === 'exact' && outside === undefined);
  const write = (name: string, some: readonly Construct[]): string => {
    const file = join(folder, `${name}.tsx`);
    writeFileSync(file, moduleOf(some, NAMES));
    return file;
  };
  const shared = write('together', together);
  return rows.map((row, i) => {
    try {
      const [file, name] = together.includes(row)
        ? [shared, componentOf(together.indexOf(row))]
        : [write(`example${i}`, [row]), componentOf(0)];
      const props = schemaOf(row);
      const view = exportOf(modules.load(file), name);
      if (row.verdict === 'exact')
        return checkViewParity(
          row.construct,
          { view, component: load(file)[name] as ComponentType<object>, props },
          config,
          runs,
        );
      compileView(view, props, modules.evaluator);
      return undefined;
    } catch (error) {
      if (error instanceof RefusedError) return error.message;
      return `The compiler fails: ${error instanceof Error ? error.stack : String(error)}`;
    }
  });
}

/** Calls `run` with a temporary folder. */
export function inFolder<T>(run: (folder: string) => T): T {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'language-')));
  try {
    return run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
