declare global {
  /** `import()` of a file beside this one, as the build writes it (`packages/compiler/src/build/retried-imports.ts`). */
  var vitrineImport: (file: string, ...besides: string[]) => Promise<unknown>;
}

/**
 * An `import()` that can be repeated after a failure. Some browsers remember for the life of a page that an address failed, so the next
 * attempt gets another one; the address that answered is used from then on, so that no module runs twice.
 */
export function repeatableImport(
  base: string,
  fetchModule: (url: string) => Promise<unknown> = (url) => import(/* @vite-ignore */ url),
): (file: string, ...besides: string[]) => Promise<unknown> {
  const failures: Record<string, number> = {};
  return async (file, ...besides) => {
    // What the file imports is asked for with it. Whether that came, the file itself will say.
    for (const other of besides) fetchModule(new URL(other, base).href).catch(() => {});
    const failed = failures[file] ?? 0;
    try {
      return await fetchModule(new URL(failed ? `${file}?again=${failed}` : file, base).href);
    } catch (error) {
      failures[file] = failed + 1;
      throw error;
    }
  };
}

globalThis.vitrineImport = repeatableImport(import.meta.url);
