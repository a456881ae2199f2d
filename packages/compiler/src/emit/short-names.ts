/** Short names of variables, as a section's file has thousands of them. */

const TAG = /\{%.*?%\}|\{\{.*?\}\}/gs;
/** A string, or a name that is no member and no name of an argument. */
const NAME = /'[^']*'|"[^"]*"|(?<![\w.-])[A-Za-z_][\w-]*(?![\w-]*:)/g;

/** Calls `rename` for each name of a variable within a template's tags; members, filters and strings are left as they are. */
export const renamed = (liquid: string, rename: (name: string) => string): string =>
  liquid.replace(TAG, (tag) =>
    tag.replace(NAME, (name) => (name.startsWith("'") || name.startsWith('"') ? name : rename(name))),
  );

/** Renames the compiler's variables (`isOwn`); the most used ones get the shortest names. */
export function withShortNames(liquid: string, isOwn: (name: string) => boolean): string {
  const counts = new Map<string, number>();
  renamed(liquid, (name) => {
    if (isOwn(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return name;
  });
  const ordered = [...counts].toSorted(([, a], [, b]) => b - a);
  const short = new Map(
    // The underscore marks a variable as possibly unused.
    ordered.map(([name], i) => [name, `${name.startsWith('_') ? '_' : ''}v${i.toString(36)}`]),
  );
  return renamed(liquid, (name) => short.get(name) ?? name);
}
