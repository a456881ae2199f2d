/** Who may know whom (docs/architecture.md): fails with each import that goes the wrong way. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { importsOf } from './imports.ts';
import { root } from './project.ts';

/** For each room: the rooms it may import, and the packages it must not. */
const ROOMS: Record<string, { may: string[]; not?: RegExp }> = {
  'packages/contract': { may: [] },
  'packages/compiler': { may: ['packages/contract'] },
  'packages/storefront': { may: ['packages/contract', 'packages/compiler'] },
  'packages/host': { may: ['packages/contract'], not: /^(react|react-dom|vite|zustand|@babel)(\/|$)/ },
  'packages/apps': { may: ['packages/contract'], not: /^(react|react-dom)(\/|$)/ },
  e2e: { may: [], not: /^(react|react-dom|fastify|liquidjs|kysely)(\/|$)/ },
  bench: { may: [], not: /^(react|fastify|kysely)(\/|$)/ },
  campaigns: { may: [], not: /^(react|fastify|kysely)(\/|$)/ },
  shop: { may: [] },
};

/** A path printed inside a string, as a test of the compiler may hold. */
const SOURCE = /\.(ts|tsx|mjs)$/;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (SOURCE.test(entry.name)) yield path;
  }
}

function roomOf(specifier: string, file: string): string | undefined {
  const workspace = /^@vitrine\/([\w-]+)/.exec(specifier)?.[1];
  if (workspace) return workspace in ROOMS ? workspace : `packages/${workspace}`;
  if (!specifier.startsWith('.')) return undefined;
  const path = relative(root, resolve(root, file, '..', specifier))
    .split(sep)
    .join('/');
  return Object.keys(ROOMS).find((room) => path === room || path.startsWith(`${room}/`));
}

const wrong: string[] = [];
for (const [room, { may, not }] of Object.entries(ROOMS)) {
  let list: string[] = [];
  try {
    list = [...sources(room)];
  } catch {
    continue;
  }
  for (const file of list) {
    for (const { specifier } of importsOf(readFileSync(join(root, file), 'utf8'))) {
      const target = roomOf(specifier, file);
      if (target && target !== room && !may.includes(target))
        wrong.push(`${file} imports ${specifier}: ${room} may not know ${target}`);
      if (not?.test(specifier)) wrong.push(`${file} imports ${specifier}: not in ${room}`);
    }
  }
}
for (const line of wrong) console.error(line);
process.exitCode = wrong.length ? 1 : 0;
