/** Rewrites dynamic imports of the browser's chunks, so that a failed one can be repeated at another address. */

/** A dynamic import of a file beside this one, as the bundler writes it. */
const IMPORT = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Replaces the dynamic imports of a chunk by `vitrineImport` of the page's runtime. Files that others import statically (`isShared`) are left
 * out: at a second address they would run twice, each with its own state. `besides` returns the imports of a file that the chunk has not
 * loaded: they are fetched at the same time, instead of after the browser has parsed the file.
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

/** A file and all files that it imports, directly or not; `imports` are by file name. */
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

/** The runtime chunk's files, and those that import it, directly or not; `imports` are by file name. */
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
