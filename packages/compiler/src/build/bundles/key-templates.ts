import type { Island } from './islands.ts';

/** What the bundler knows of a module: the ids of its static and dynamic imports. */
export interface ModuleImports {
  importedIds: readonly string[];
  dynamicallyImportedIds: readonly string[];
}

/**
 * For each key of `t` the templates whose pages can run a script that uses it, sorted by name; null if any page can. The account replaces
 * one view by another without a new page, so its templates count as one: a template is named by its first word, `customers`. `keysOf` has
 * the keys by module, `roots` are the modules that every page runs, and `moduleOf` returns the module of an island's view.
 */
export function keyTemplates(
  keysOf: ReadonlyMap<string, readonly string[]>,
  islands: readonly Pick<Island, 'name' | 'templates'>[],
  moduleOf: (island: string) => string,
  roots: readonly string[],
  importsOf: (id: string) => ModuleImports | null,
): Map<string, string[] | null> {
  const views = new Set(islands.map(({ name }) => moduleOf(name)));
  const templatesOf = new Map<string, Set<string> | null>();
  const visit = (start: string, templates: readonly string[] | undefined) => {
    const seen = new Set([start]);
    // `seen` grows during the loop.
    for (const id of seen) {
      for (const key of keysOf.get(id) ?? []) {
        const known = templatesOf.get(key);
        if (templates === undefined || known === null) templatesOf.set(key, null);
        else templatesOf.set(key, (known ?? new Set()).union(new Set(templates.map(firstWord))));
      }
      const { importedIds = [], dynamicallyImportedIds = [] } = importsOf(id) ?? {};
      for (const next of [...importedIds, ...dynamicallyImportedIds]) if (!views.has(next)) seen.add(next);
    }
  };
  for (const root of roots) visit(root, undefined);
  for (const { name, templates } of islands) visit(moduleOf(name), templates);
  return new Map([...templatesOf].map(([key, templates]) => [key, templates && [...templates].toSorted()]));
}

const firstWord = (template: string): string => template.split(/[./]/)[0] ?? template;
