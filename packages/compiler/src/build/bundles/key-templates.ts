import type { Island } from './islands.ts';

/** What the bundler knows of a module: ids of those it imports, at once or when they are wanted. */
export interface ModuleImports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/**
 * Of each key of `t` the templates whose pages can run a script that asks for it, sorted by name; null where any page can. A view of the account
 * is swapped for another without a new page, so its templates count as one: a template is named by its first word, `customers`.
 * `keysOf` has the keys by module, `roots` the modules that every page runs, and `moduleOf` the module of an island's view.
 */
export function keyTemplates(
  keysOf: ReadonlyMap<string, readonly string[]>,
  islands: readonly Pick<Island, 'name' | 'templates'>[],
  moduleOf: (island: string) => string,
  roots: readonly string[],
  importsOf: (id: string) => ModuleImports | null,
): Map<string, string[] | null> {
  const views = new Set(islands.map(({ name }) => moduleOf(name)));
  const found = new Map<string, Set<string> | null>();
  const visit = (start: string, templates: readonly string[] | undefined) => {
    const seen = new Set([start]);
    // Grows while it is walked.
    for (const id of seen) {
      for (const key of keysOf.get(id) ?? []) {
        const known = found.get(key);
        if (templates === undefined || known === null) found.set(key, null);
        else found.set(key, (known ?? new Set()).union(new Set(templates.map(firstWord))));
      }
      const { importedIds = [], dynamicallyImportedIds = [] } = importsOf(id) ?? {};
      for (const next of [...importedIds, ...dynamicallyImportedIds]) if (!views.has(next)) seen.add(next);
    }
  };
  for (const root of roots) visit(root, undefined);
  for (const { name, templates } of islands) visit(moduleOf(name), templates);
  return new Map([...found].map(([key, templates]) => [key, templates && [...templates].toSorted()]));
}

const firstWord = (template: string): string => template.split(/[./]/)[0] ?? template;
