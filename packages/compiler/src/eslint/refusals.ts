/** The compiler's refusals in a file that is being edited. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { sectionName } from '../build/sections/section-files.ts';
import { compileSection, compileView } from '../compile.ts';
import { Thrown } from '../evaluate/exceptions.ts';
import { parse, type Source } from '../evaluate/parse.ts';
import { namesIn } from '../evaluate/patterns.ts';
import { componentNames, isSchema, isSection } from '../exported.ts';
import { RefusedError } from '../expression/refuse.ts';
import { exportOf, sectionModules } from '../section-module.ts';
import { createImporters } from './importers.ts';

export interface Refusal {
  /** From 1, as `column`. */
  line: number;
  column: number;
  message: string;
  /** Whether its place is known, and lies in this file; else it is shown at the start of the section's. */
  isHere: boolean;
}

/** ms after which a part that many sections share is checked in no further one of them: somebody types. */
const ENOUGH = 120;

const SECTION = /\.section\.tsx$/;

interface Answer {
  text: string;
  refusals: readonly Refusal[];
  /** Files on which the result depends. */
  stamps: ReadonlyMap<string, string>;
}

/** Answers for any file and the text that an editor shows of it; all other files are as they are on the disk. */
export function createRefusals(): (path: string, text: string) => readonly Refusal[] {
  let edited: { file: string; text: string } | undefined;
  const loaded = new Map<string, string>();
  const modules = sectionModules((file) => (file === edited?.file ? edited.text : undefined));
  const importers = createImporters();
  const answers = new Map<string, Answer>();

  const stampOf = (file: string): string => (file === edited?.file ? `text ${edited.text}` : diskStamp(file));

  /** Discards modules that have changed since they were evaluated. */
  function refresh(): void {
    const changed = [...loaded].filter(([file, stamp]) => stampOf(file) !== stamp).map(([file]) => file);
    modules.forget(changed);
    for (const file of changed) loaded.delete(file);
  }

  function remember(): void {
    for (const file of modules.files())
      if (!loaded.has(file) && !file.includes('/node_modules/')) loaded.set(file, stampOf(file));
  }

  /** The refusals in this file during a compilation. */
  function refusedIn(file: string, run: () => void): Refusal[] {
    try {
      run();
      return [];
    } catch (error) {
      return refusalsOf(error, file);
    }
  }

  function compile(file: string): void {
    const section = exportOf(modules.load(file), 'default');
    if (isSection(section)) compileSection(sectionName(file), section, modules.evaluator);
  }

  function check(source: Source): Refusal[] {
    const { file } = source;
    const names = exportedNames(source);
    const isSubject = names.has('props') || SECTION.test(file);
    if (isSubject || names.has('default')) {
      const own = ownRefusals(file);
      if (own.isSubject || isSubject) return own.refusals;
    }
    // A module that no section imports, such as a script of the page, has no restrictions.
    const found: Refusal[] = [];
    const start = performance.now();
    for (const section of importers.sectionsOf(file)) {
      found.push(...refusedIn(file, () => compile(section)).filter(({ isHere }) => isHere));
      if (performance.now() - start > ENOUGH) break;
    }
    return found;
  }

  /** Of a section, and of components beside a schema; `isSubject` is false where the module is neither. */
  function ownRefusals(file: string): { isSubject: boolean; refusals: Refusal[] } {
    try {
      const values = Object.fromEntries([...modules.load(file).exports].map(([name, get]) => [name, get()]));
      if (isSection(values.default)) return { isSubject: true, refusals: refusedIn(file, () => compile(file)) };
      const { props } = values;
      if (!isSchema(props)) return { isSubject: false, refusals: [] };
      const refusals = componentNames(values).flatMap((name) =>
        refusedIn(file, () => void compileView(values[name], props, modules.evaluator)),
      );
      return { isSubject: true, refusals };
    } catch (error) {
      return { isSubject: false, refusals: refusalsOf(error, file) };
    }
  }

  return (path, text) => {
    const file = fileOf(path);
    const source = file === undefined ? undefined : sourceOf(file, text);
    if (file === undefined || source === undefined) return [];
    const known = answers.get(file);
    edited = readFileSync(file, 'utf8') === text ? undefined : { file, text };
    if (known?.text === text && [...known.stamps].every(([one, stamp]) => stampOf(one) === stamp))
      return known.refusals;
    refresh();
    const refusals = unique(check(source));
    remember();
    answers.set(file, { text, refusals, stamps: new Map(loaded) });
    return refusals;
  };
}

function refusalsOf(error: unknown, file: string): Refusal[] {
  const start = { line: 1, column: 1, isHere: false };
  if (error instanceof RefusedError) {
    const { place, message } = error;
    if (place === undefined) return [{ ...start, message }];
    return place.file === file ? [{ line: place.line, column: place.column, message, isHere: true }] : [];
  }
  const what = error instanceof Thrown ? 'An error is thrown while rendering' : 'The compiler fails';
  return [{ ...start, message: `${what}: ${error instanceof Error ? error.message : String(error)}` }];
}

function fileOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** The text as a module, if it can be read at all: while one types it often cannot, which TypeScript shows. */
function sourceOf(file: string, text: string): Source | undefined {
  try {
    return parse(file, text);
  } catch {
    return undefined;
  }
}

/** Names that a module exports by declarations of its own. */
function exportedNames({ program }: Source): ReadonlySet<string> {
  return new Set(
    program.body.flatMap((statement): string[] => {
      if (statement.type === 'ExportDefaultDeclaration') return ['default'];
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const { declaration, specifiers } = statement;
      const declared =
        declaration?.type === 'VariableDeclaration' ? declaration.declarations.flatMap(({ id }) => namesIn(id)) : [];
      return [...declared, ...specifiers.flatMap(({ exported }) => ('name' in exported ? exported.name : []))];
    }),
  );
}

function diskStamp(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : 'gone';
}

const unique = (refusals: readonly Refusal[]): Refusal[] => [
  ...new Map(refusals.map((one) => [`${one.line}:${one.column} ${one.message}`, one])).values(),
];
