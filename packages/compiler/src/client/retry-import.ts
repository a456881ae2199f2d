declare global {
  /** `import()` of a file beside this one, as the build writes it (`packages/compiler/src/build/bundles/retried-imports.ts`). */
  var vitrineImport: (file: string, ...besides: string[]) => Promise<unknown>;
}

/**
 * An `import()` that can be repeated after a failure. Some browsers cache a failed address for as long as the page is open, so the next
 * attempt uses another one. The address that succeeded is used from then on, so that no module runs twice. The file's own imports
 * (`besides`) are requested at the same time; if one of them fails, the file's import fails too.
 */
export function repeatableImport(
  // In the built theme all scripts are in one folder.
  fetchModule: (file: string) => Promise<unknown> = (file) => import(/* @vite-ignore */ file),
): (file: string, ...besides: string[]) => Promise<unknown> {
  const failures: Record<string, number> = {};
  return async (file, ...besides) => {
    const others = besides.map((other) => fetchModule(other).catch(() => {}));
    const failed = failures[file] ?? 0;
    try {
      return await fetchModule(failed ? `${file}?again=${failed}` : file);
    } catch (error) {
      // The next attempt must not wait for one of them that is about to fail.
      await Promise.all(others);
      failures[file] = failed + 1;
      throw error;
    }
  };
}

globalThis.vitrineImport = repeatableImport();
