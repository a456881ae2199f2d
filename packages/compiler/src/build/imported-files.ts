/** What a module brings with it, read from the sources. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Static imports by path; types, which leave nothing, and what is imported when it is wanted are passed over. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:[^'"();]*?\sfrom\s*)?['"](\.[^'"]+)['"]/gm;

/** These files and all that they import by path, which they do with the extension; absolute. What is not there is left out. */
export function importedFiles(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const left = [...files];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) left.push(resolve(dirname(file), path));
  }
  return found;
}
