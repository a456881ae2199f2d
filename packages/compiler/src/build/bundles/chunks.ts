/** Which modules share a chunk, so that a page fetches what it needs, in few files that never wait for each other. */

/** A module as the bundler knows it: its static imports, and the modules that import it statically. */
export interface ModuleNode {
  importedIds: readonly string[];
  importers: readonly string[];
  /** The modules that import it dynamically. */
  dynamicImporters: readonly string[];
}
export type ModuleOf = (id: string) => ModuleNode | null;

/** How many of the islands that hydrate by themselves must import a module before it moves into their common chunk. */
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
 * - `mount`: what hydrates islands, with all its imports (React, the runtime of the views);
 * - `shared`: the views that are on every page, with all their imports, and what several of the islands that hydrate by themselves import;
 * - `parts-…`: what one of these islands shares with a module that is fetched later, in one file instead of a dozen small ones.
 *
 * Each chunk has all imports of its modules, or finds them in one before it; the first is the page's script. So no chunks wait for each
 * other. `entry` and `islands` are the ids of that script and of the module that lists the islands, `early` those of the views that
 * hydrate by themselves, and `everywhere` those of them that are on every page.
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
  let imported: Set<string>[] = [];
  return (id, moduleOf) => {
    if (!script) {
      script = closure([entry], moduleOf);
      mount = closure(moduleOf(islands)?.importers ?? [], moduleOf);
      always = closure([...everywhere], moduleOf);
      imported = early.map((view) => closure([view], moduleOf));
    }
    if (script.has(id)) return null;
    if (mount.has(id)) return 'mount';
    if (always.has(id)) return 'shared';
    const importing = early.filter((_, index) => imported[index]?.has(id));
    if (importing.length >= COMMON) return 'shared';
    const [view] = importing;
    // A module that imports the view would wait for the view, which waits for it.
    if (view === undefined || closure([id], moduleOf).has(view) || !isFetchedBeside(view, id, moduleOf)) return null;
    return `parts-${view.slice(view.lastIndexOf('/') + 1)}`;
  };
}

/** Whether the module, or one that imports it, is imported dynamically by something other than `view`. */
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

/** Chunks that import each other statically in a circle; undefined if there are none. `imports` are by file name. */
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
