const HOST = 'packages/host/src/';

/**
 * The folders of the host, and the files beside them. Each may import those below it, and none above it. A request comes from the gate to a
 * surface; a surface may use what the gate has of it (bodies, cookies, budgets), and the gate knows no surface.
 */
const LAYERS: readonly string[] = [
  'cli.ts',
  'index.ts',
  'cli',
  'server',
  'surfaces',
  'gate',
  'rendering',
  'objects',
  'liquid',
  'theme',
  'mail',
  'jobs',
  'shop',
  'cache',
  'observe',
  'http',
  'images',
  'store',
  'fair-queue.ts',
  'regular-file.ts',
];

/** Where SQL is written, besides the queue of jobs, which is a table of its own. */
const SQL = /^(shop|store|jobs)\//;

/** Where among the layers a file of the host is, from the top; undefined for files of elsewhere. */
function layerOf(file: string): number | undefined {
  if (!file.startsWith(HOST)) return undefined;
  const [name = ''] = file.slice(HOST.length).split('/');
  const layer = LAYERS.indexOf(name);
  if (layer < 0) throw new Error(`${file} is in no layer of the host: scripts/directions/host-layers.ts names them`);
  return layer;
}

/** What is wrong with an import of a file of the host, in a sentence; null where nothing is. `imported` is a path from the root, or a package. */
export function hostProblem(file: string, imported: string): string | null {
  const layer = layerOf(file);
  if (layer === undefined) return null;
  if (/^kysely(\/|$)/.test(imported))
    return SQL.test(file.slice(HOST.length)) ? null : `${file} imports ${imported}: SQL is written in shop/ and store/`;
  const below = layerOf(imported);
  return below === undefined || below >= layer
    ? null
    : `${file} imports ${imported}: ${LAYERS[layer]} may not know ${LAYERS[below]}`;
}
