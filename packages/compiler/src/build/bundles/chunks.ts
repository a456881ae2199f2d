/** Which modules travel together, so that a page fetches what it needs, in few files that never wait for each other. */

/** A module as the bundler knows it: what it imports statically, and who imports it so. */
export interface ModuleNode {
  importedIds: readonly string[];
  importers: readonly string[];
  /** Who fetches it when it is wanted. */
  dynamicImporters: readonly string[];
}
export type ModuleOf = (id: string) => ModuleNode | null;

/** How many of the islands that wake by themselves must want a module before it moves into their common chunk. */
const COMMON = 2;

/** Every module that runs before `id` does, itself included. */
function closure(ids: readonly string[], moduleOf: ModuleOf): Set<string> {
  const seen = new Set<string>();
  const left = [...ids];
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    left.push(...(moduleOf(id)?.importedIds ?? []));
  }
  return seen;
}

/**
 * Names the chunk of a module; null leaves it to the bundler.
 *
 * - `mount`: what brings islands to life, with all it imports (React, the runtime of the views);
 * - `shared`: the views that stand on every page, with all they import, and what several of the islands that wake by themselves import
 *   besides;
 * - `parts-…`: what one of them imports and something that is fetched later, too: in one file instead of a dozen small ones.
 *
 * With a module each of them holds all that it imports, or finds it in one before, the first being the page's script itself: so no
 * chunk waits for one that waits for it. `entry` and `islands` are the ids of that script and of the module that lists the islands,
 * `early` those of the views that come to life untouched, `everywhere` those of them that stand on every page.
 */
export function chunkNames(
  entry: string,
  islands: string,
  early: readonly string[],
  everywhere: ReadonlySet<string> = new Set(),
): (id: string, moduleOf: ModuleOf) => string | null {
  let script: Set<string> | undefined;
  let mount = new Set<string>();
  let always = new Set<string>();
  let wants: Set<string>[] = [];
  return (id, moduleOf) => {
    if (!script) {
      script = closure([entry], moduleOf);
      mount = closure(moduleOf(islands)?.importers ?? [], moduleOf);
      always = closure([...everywhere], moduleOf);
      wants = early.map((view) => closure([view], moduleOf));
    }
    if (script.has(id)) return null;
    if (mount.has(id)) return 'mount';
    if (always.has(id)) return 'shared';
    const wanting = early.filter((_, index) => wants[index]?.has(id));
    if (wanting.length >= COMMON) return 'shared';
    const [view] = wanting;
    // With what imports the view it would wait for the view, which waits for it.
    if (view === undefined || closure([id], moduleOf).has(view) || !isFetchedBeside(view, id, moduleOf)) return null;
    return `parts-${view.slice(view.lastIndexOf('/') + 1)}`;
  };
}

/** Whether something that is fetched by itself, other than `view`, imports the module, or is it. */
function isFetchedBeside(view: string, id: string, moduleOf: ModuleOf): boolean {
  const seen = new Set<string>();
  const left = [id];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (seen.has(at) || at === view) continue;
    seen.add(at);
    const module = moduleOf(at);
    if (module && module.dynamicImporters.length > 0) return true;
    left.push(...(module?.importers ?? []));
  }
  return false;
}

/** A way from a chunk back to itself by static imports; undefined where there is none. `imports` are by file name. */
export function importCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): string[] | undefined => {
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const cycle = walk(next, [...path, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}
