/** What the browser's bundle needs beyond Vite: the islands, and the keys of `t`. */
import type { Plugin } from 'vite';
import type { Problem } from '../problem.ts';
import { browserSource } from './browser-source.ts';
import type { Island } from './islands.ts';
import { keyTemplates } from './key-templates.ts';

export interface Collected {
  /** The templates that need a key of `t`; null for all (`keyTemplates`). */
  keys: Map<string, string[] | null>;
  problems: Problem[];
}

const ISLANDS = 'virtual:vitrine/islands';
const ISLAND = 'virtual:vitrine/island/';
const ENTRY = 'virtual:vitrine/entry';
const own = (id: string): string => `\0${id}`;

/** `entry` are the modules the page's one script consists of. */
export function sourcePlugin(islands: readonly Island[], entry: readonly string[], collected: Collected): Plugin {
  const keysOf = new Map<string, string[]>();
  const modules = new Map<string, string>([
    [ENTRY, entry.map((file) => `import ${JSON.stringify(file)};`).join('\n')],
    [
      ISLANDS,
      `export const islands = {\n${islands
        .map(({ name }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(ISLAND + name)}),`)
        .join('\n')}\n};`,
    ],
    ...islands.map(
      ({ name, module, exported }) =>
        [`${ISLAND}${name}`, `export { ${exported} as default } from ${JSON.stringify(module)};`] as const,
    ),
  ]);
  return {
    name: 'vitrine',
    enforce: 'pre',
    resolveId: (id) => (modules.has(id) ? own(id) : undefined),
    load: (id) => (id.startsWith('\0') ? modules.get(id.slice(1)) : undefined),
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      async handler(source, id) {
        const { keys, problems, code } = await browserSource(source, id);
        keysOf.set(id, keys);
        collected.problems.push(...problems.map((p) => ({ file: id, ...p })));
        return code === undefined ? undefined : { code, map: null };
      },
    },
    buildEnd() {
      collected.keys = keyTemplates(keysOf, islands, islandModule, [scriptModule], (id) => this.getModuleInfo(id));
    },
  };
}

export const entryModule = ENTRY;
/** The bundler's ids of the page's script, of the module that lists the islands, and of an island's view. */
export const scriptModule = own(ENTRY);
export const islandsModule = own(ISLANDS);
export const islandModule = (name: string): string => own(ISLAND + name);
