/** Loads modules of a storefront into this process, to run them on real values with React: the other side of the parity check. */
import { readFileSync } from 'node:fs';
import { createRequire, type ResolveHookSync, registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from 'rolldown/utils';
import { ownFile } from './own-file.ts';

const compiler = new URL('./', import.meta.url).href;
const FACE = pathToFileURL(ownFile('index.ts')).href;
// The helpers of `data` on real values.
const FACE_ON_VALUES = pathToFileURL(ownFile('data/on-values/face.ts')).href;
// `require` of a path drops the query, so each entry is a module of its own, which imports the real one.
const ENTRY = /^(.*)\.(plain\d*)\.entry$/;
// The number is a version: Node never reads a module of the same address again.
const MODE = /\?vitrine=plain\d*$/;

let registered = false;

/** Hooks of Node: every module that an entry imports gets a mark in its address. */
function register(): void {
  if (registered) return;
  registered = true;
  registerHooks({
    resolve(specifier, context, next) {
      if (ENTRY.test(specifier)) return { url: pathToFileURL(specifier).href, format: 'module', shortCircuit: true };
      if (MODE.test(specifier)) return { url: specifier, format: 'module', shortCircuit: true };
      const mode = MODE.exec(context.parentURL ?? '')?.[0];
      const resolved = mode !== undefined ? plainly(specifier, context, next) : next(specifier, context);
      if (mode === undefined) return resolved;
      if (resolved.url === FACE) return { ...resolved, url: FACE_ON_VALUES };
      const isSource = resolved.url.startsWith('file:') && !resolved.url.includes('/node_modules/');
      return isSource && !resolved.url.startsWith(compiler) ? { ...resolved, url: resolved.url + mode } : resolved;
    },
    load(url, context, next) {
      const entry = ENTRY.exec(url);
      if (entry) {
        const target = JSON.stringify(`${entry[1]}?vitrine=${entry[2]}`);
        return { format: 'module', source: `import * as all from ${target}; export { all };`, shortCircuit: true };
      }
      if (!MODE.test(url)) return next(url, context);
      const file = fileURLToPath(url.replace(MODE, ''));
      if (/\.(css|svg|woff2?)$/.test(file))
        return { format: 'module', source: 'export default "";', shortCircuit: true };
      if (file.endsWith('.json'))
        return { format: 'module', source: `export default ${readFileSync(file, 'utf8')};`, shortCircuit: true };
      const source = readFileSync(file, 'utf8');
      // Without JSX, Node itself strips the types.
      if (file.endsWith('.ts')) return { format: 'module-typescript', source, shortCircuit: true };
      return { format: 'module', source: transformed(file, source), shortCircuit: true };
    },
  });
}

/** Resolves an import of a marked module. A module outside of any project gets the compiler's packages. */
function plainly(
  specifier: string,
  context: Parameters<ResolveHookSync>[1],
  next: Parameters<ResolveHookSync>[2],
): ReturnType<ResolveHookSync> {
  try {
    return next(specifier, { ...context, parentURL: context.parentURL?.replace(MODE, '') });
  } catch (error) {
    if (/^[./#]/.test(specifier)) throw error;
    return next(specifier, { ...context, parentURL: import.meta.url });
  }
}

function transformed(file: string, source: string): string {
  const { code, errors } = transformSync(file, source, { jsx: { runtime: 'automatic', development: false } });
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return code;
}

const require = createRequire(import.meta.url);

/**
 * The exports of a module, run with its real imports. Files are read again if `version` differs from the last call; without one they are read
 * once.
 */
export function load(file: string, version?: number): Record<string, unknown> {
  register();
  const { all } = require(`${file}.plain${version ?? ''}.entry`) as { all: Record<string, unknown> };
  return all;
}
