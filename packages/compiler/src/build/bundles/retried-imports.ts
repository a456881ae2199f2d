/** Dynamic imports of the browser's chunks, written so that one that failed can be repeated at another address. */

/** A dynamic import of a file beside this one, as the bundler writes it. */
const IMPORT = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Sends the dynamic imports of a chunk through `vitrineImport` of the page's runtime. A file that others import statically keeps its own
 * address, `isShared` answers which: at a second address it would run twice, with a state of its own. `besides` answers the files that a
 * file needs and the chunk has not brought: they are fetched at the same time, not when the browser has read the file.
 */
export function retriedImports(
  code: string,
  isShared: (file: string) => boolean,
  besides: (file: string) => readonly string[] = () => [],
): string {
  return code.replace(IMPORT, (whole, quote: string, path: string) => {
    if (isShared(path.slice(2))) return whole;
    const addresses = [path.slice(2), ...besides(path.slice(2))].map((file) => `${quote}./${file}${quote}`);
    return `vitrineImport(${addresses.join()})`;
  });
}

/** A file with all that runs before it; `imports` are by file name. */
export function withImports(file: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const all = new Set<string>();
  const left = [file];
  for (let at = left.pop(); at !== undefined; at = left.pop()) {
    if (all.has(at)) continue;
    all.add(at);
    left.push(...(imports.get(at) ?? []));
  }
  return all;
}

/** The files of the runtime chunk, and of those that only run after it because they import it; `imports` are by file name. */
export function afterRuntime(
  imports: ReadonlyMap<string, readonly string[]>,
  isRuntime: (file: string) => boolean,
): Set<string> {
  const after = new Set([...imports.keys()].filter(isRuntime));
  for (let size = -1; size !== after.size; ) {
    size = after.size;
    for (const [file, imported] of imports) if (imported.some((one) => after.has(one))) after.add(file);
  }
  return after;
}
