/** Resolution of imports. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { exports as exportsOf, imports as importsOf } from 'resolve.exports';
import { refuse } from '../expression/refuse.ts';

interface Package {
  folder: string;
  json: Record<string, unknown> & { name?: string; type?: string; module?: string; main?: string };
}

const packages = new Map<string, Package | undefined>();

/** The package that a folder belongs to. */
function packageAt(folder: string): Package | undefined {
  if (packages.has(folder)) return packages.get(folder);
  const file = join(folder, 'package.json');
  const found = existsSync(file)
    ? { folder, json: JSON.parse(readFileSync(file, 'utf8')) as Package['json'] }
    : dirname(folder) === folder
      ? undefined
      : packageAt(dirname(folder));
  packages.set(folder, found);
  return found;
}

/** The folder of an installed package, looked up from a folder upwards. */
function installed(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx', '/index.js'];

function file(path: string): string | undefined {
  return ENDINGS.map((ending) => path + ending).find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
}

// As on a server in production.
const CONDITIONS = { conditions: ['production'], unsafe: false };

/** The file of `specifier` in a module. */
export function resolve(specifier: string, importer: string): string {
  const folder = dirname(importer);
  const missing = () =>
    refuse(`\`${specifier}\` is imported and cannot be found`, 'Install the package, or mend the path');
  if (specifier.startsWith('.')) return file(join(folder, specifier)) ?? missing();
  if (specifier.startsWith('/')) return file(specifier) ?? missing();
  if (specifier.startsWith('#')) {
    const own = packageAt(folder);
    const [target] = own ? (importsOf(own.json, specifier, CONDITIONS) ?? []) : [];
    return (own && target && file(join(own.folder, target))) || missing();
  }
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(.*)$/.exec(specifier) ?? [];
  // A file outside of any project uses the compiler's packages.
  const root = installed(name, folder) ?? installed(name, import.meta.dirname) ?? missing();
  const json = packageAt(root)?.json ?? {};
  if (json.exports === undefined)
    return file(join(root, rest === '' ? (json.module ?? json.main ?? 'index.js') : rest)) ?? missing();
  const [target] = exportsOf(json, rest === '' ? '.' : `.${rest}`, CONDITIONS) ?? [];
  return (target && file(join(root, target))) || missing();
}

/** The exports of a package that Node itself runs. */
export function requireNative(specifier: string, importer: string): unknown {
  const name = /^(?:@[^/]+\/)?[^/:]+/.exec(specifier)?.[0] ?? specifier;
  const isKnown = specifier.startsWith('node:') || installed(name, dirname(importer)) !== undefined;
  return createRequire(isKnown ? importer : import.meta.filename)(specifier) as unknown;
}
