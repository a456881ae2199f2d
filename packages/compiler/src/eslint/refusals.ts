/** What the compiler refuses in a file that is being edited. */
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { sectionName } from '../build/section-files.ts';
import { compileSection, compileView } from '../compile.ts';
import { parse } from '../evaluate/parse.ts';
import { Thrown } from '../evaluate/statements.ts';
import { componentNames, isSchema, isSection } from '../exported.ts';
import { RefusedError } from '../expression/refuse.ts';
import { exportOf, sectionModules } from '../section-module.ts';
import { createImporters } from './importers.ts';

export interface Refusal {
  /** From 1, as `column`. */
  line: number;
  column: number;
  message: string;
}

/** ms after which a part that many sections share is checked in no further one of them: somebody types. */
const ENOUGH = 120;

interface Answer {
  text: string;
  refusals: readonly Refusal[];
  /** Files whose change may change the answer. */
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

  /** Forgets what has changed since it was evaluated. */
  function refresh(): void {
    const changed = [...loaded].filter(([file, stamp]) => stampOf(file) !== stamp).map(([file]) => file);
    modules.forget(changed);
    for (const file of changed) loaded.delete(file);
  }

  function remember(): void {
    for (const file of modules.files())
      if (!loaded.has(file) && !file.includes('/node_modules/')) loaded.set(file, stampOf(file));
  }

  /** What is refused in this file while something is compiled. */
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

  function check(file: string): Refusal[] {
    const { exports } = modules.load(file);
    const values = Object.fromEntries([...exports].map(([name, get]) => [name, get()]));
    if (isSection(values.default)) return refusedIn(file, () => compile(file));
    const { props } = values;
    if (isSchema(props))
      return componentNames(values).flatMap((name) =>
        refusedIn(file, () => void compileView(values[name], props, modules.evaluator)),
      );
    const found: Refusal[] = [];
    const start = performance.now();
    for (const section of importers.sectionsOf(file)) {
      found.push(...refusedIn(file, () => compile(section)));
      if (performance.now() - start > ENOUGH) break;
    }
    return found;
  }

  return (path, text) => {
    const file = fileOf(path);
    if (file === undefined || !isModule(file, text)) return [];
    const known = answers.get(file);
    edited = readFileSync(file, 'utf8') === text ? undefined : { file, text };
    if (known?.text === text && [...known.stamps].every(([one, stamp]) => stampOf(one) === stamp))
      return known.refusals;
    refresh();
    let refusals: readonly Refusal[];
    try {
      refusals = unique(check(file));
    } catch (error) {
      refusals = refusalsOf(error, file);
    }
    remember();
    answers.set(file, { text, refusals, stamps: new Map(loaded) });
    return refusals;
  };
}

function refusalsOf(error: unknown, file: string): Refusal[] {
  if (error instanceof RefusedError) {
    const { place } = error;
    if (place !== undefined && place.file !== file) return [];
    return [{ line: place?.line ?? 1, column: place?.column ?? 1, message: error.message }];
  }
  if (error instanceof Thrown)
    return [{ line: 1, column: 1, message: `An error is thrown while rendering: ${error.message}` }];
  return [
    { line: 1, column: 1, message: `The compiler fails: ${error instanceof Error ? error.message : String(error)}` },
  ];
}

function fileOf(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** Whether the text can be read at all: while one types it often cannot, which TypeScript shows. */
function isModule(file: string, text: string): boolean {
  try {
    parse(file, text);
    return true;
  } catch {
    return false;
  }
}

function diskStamp(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size}` : 'gone';
}

const unique = (refusals: readonly Refusal[]): Refusal[] => [
  ...new Map(refusals.map((one) => [`${one.line}:${one.column} ${one.message}`, one])).values(),
];
