/** Loads first-party modules into this process, compiled for symbols or for plain values. */
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { cached } from './transform/cache.ts';
import { transform } from './transform/transform.ts';

export type Mode = 'symbolic' | 'plain';

const compiler = new URL('./', import.meta.url).href;
const view = `${compiler}view.ts`;
const paintView = `${compiler}paint/view.ts`;
// What is required by path loses its query, so that an entry is a module of its own, which imports the real one.
const ENTRY = /^(.*)\.(symbolic|plain)\.entry$/;
const MODE = /\?vitrine=(symbolic|plain)$/;

let registered = false;

/** Node's own hooks: every module reached from an entry carries the entry's mode in its address. */
function register(): void {
  if (registered) return;
  registered = true;
  registerHooks({
    resolve(specifier, context, next) {
      if (ENTRY.test(specifier)) return { url: pathToFileURL(specifier).href, format: 'module', shortCircuit: true };
      if (MODE.test(specifier)) return { url: specifier, format: 'module', shortCircuit: true };
      const mode = MODE.exec(context.parentURL ?? '')?.[0];
      const resolved = next(
        specifier,
        mode && context.parentURL ? { ...context, parentURL: context.parentURL.replace(MODE, '') } : context,
      );
      if (mode === undefined || !resolved.url.startsWith('file:') || resolved.url.includes('/node_modules/'))
        return resolved;
      if (resolved.url === view && mode === '?vitrine=symbolic') return { ...resolved, url: paintView };
      if (resolved.url === `${compiler}index.ts`) return { ...resolved, url: resolved.url + mode };
      if (resolved.url.startsWith(compiler)) return resolved;
      return { ...resolved, url: resolved.url + mode };
    },
    load(url, context, next) {
      const [, entered, as] = ENTRY.exec(url) ?? [];
      if (entered !== undefined) {
        const target = JSON.stringify(`${entered}?vitrine=${as}`);
        return { format: 'module', source: `import * as all from ${target}; export { all };`, shortCircuit: true };
      }
      const mode = MODE.exec(url)?.[1] as Mode | undefined;
      if (mode === undefined) return next(url, context);
      const file = fileURLToPath(url.replace(MODE, ''));
      if (/\.(css|svg|woff2?)$/.test(file))
        return { format: 'module', source: 'export default "";', shortCircuit: true };
      if (file.endsWith('.json'))
        return { format: 'module', source: `export default ${readFileSync(file, 'utf8')};`, shortCircuit: true };
      const source = readFileSync(file, 'utf8');
      // Plain and without JSX: Node itself takes the types out, which is quicker than Babel.
      if (mode === 'plain' && file.endsWith('.ts')) return { format: 'module-typescript', source, shortCircuit: true };
      const made = cached(['load', extname(file), mode, source], () => transform(source, file, mode));
      return { format: 'module', source: made, shortCircuit: true };
    },
  });
}

const require = createRequire(import.meta.url);

/** The exports of a module, with everything it imports compiled for `mode`. */
export function load(file: string, mode: Mode): Record<string, unknown> {
  register();
  const { all } = require(`${file}.${mode}.entry`) as { all: Record<string, unknown> };
  return all;
}
