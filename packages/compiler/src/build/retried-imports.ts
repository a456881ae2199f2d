/** Dynamic imports of the browser's chunks, written so that one that failed can be repeated at another address. */

/** A dynamic import of a file beside this one, as the bundler writes it. */
const IMPORT = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Sends the dynamic imports of a chunk through `vitrineImport` of the page's runtime. A file that others import statically keeps its own
 * address, `isShared` answers which: at a second address it would run twice, with a state of its own.
 */
export function retriedImports(code: string, isShared: (file: string) => boolean): string {
  return code.replace(IMPORT, (whole, quote: string, path: string) =>
    isShared(path.slice(2)) ? whole : `vitrineImport(${quote}${path}${quote})`,
  );
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
