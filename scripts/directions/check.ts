/** Who may know whom (docs/architecture.md): fails with each import that goes the wrong way, and with files that import each other in a circle. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from '../imports.ts';
import { root } from '../project.ts';
import { circles } from './circles.ts';
import { hostProblem } from './host-layers.ts';

/** For each package: the packages of the project it may import, and those of others it must not. */
const PACKAGES: Record<string, { may: string[]; not?: RegExp }> = {
  'packages/contract': { may: [] },
  'packages/liquid': { may: [] },
  'packages/compiler': { may: ['packages/contract', 'packages/liquid'] },
  'packages/storefront': { may: ['packages/contract', 'packages/compiler'] },
  'packages/host': {
    may: ['packages/contract', 'packages/liquid'],
    not: /^(react|react-dom|vite|zustand|@babel)(\/|$)/,
  },
  'packages/apps': { may: ['packages/contract'], not: /^(react|react-dom)(\/|$)/ },
  e2e: { may: [], not: /^(react|react-dom|fastify|liquidjs|kysely)(\/|$)/ },
  bench: { may: ['packages/compiler', 'packages/liquid'], not: /^(react|fastify|kysely)(\/|$)/ },
  campaigns: { may: [], not: /^(react|fastify|kysely)(\/|$)/ },
  shop: { may: [] },
};

const SOURCE = /\.(ts|tsx|mjs)$/;
/** What only tests import; they may open anything of their package. */
const TEST = /\.(test|fixture)\.tsx?$|\/test[-_][\w-]+\.ts$/;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist') continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (SOURCE.test(entry.name)) yield path;
  }
}

/** What an import names: a path from the project's root, `packages/x` for a package of the project, else the specifier itself. */
function targetOf(specifier: string, file: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const workspace = /^@vitrine\/([\w-]+)/.exec(specifier)?.[1];
  return workspace === undefined ? specifier : `packages/${workspace}`;
}

const packageOf = (target: string): string | undefined =>
  Object.keys(PACKAGES).find((name) => target === name || target.startsWith(`${name}/`)) ??
  /^packages\/[\w-]+$/.exec(target)?.[0];

/** What is wrong with an import of a file of a package, in sentences. */
function problems(name: string, file: string, specifier: string): string[] {
  const rule = PACKAGES[name];
  if (!rule) return [];
  const found: string[] = [];
  const target = targetOf(specifier, file);
  const other = packageOf(target);
  if (other && other !== name && !rule.may.includes(other))
    found.push(`${file} imports ${specifier}: ${name} may not know ${other}`);
  if (rule.not?.test(specifier)) found.push(`${file} imports ${specifier}: not in ${name}`);
  const problem = TEST.test(file) ? null : hostProblem(file, target);
  if (problem) found.push(problem);
  return found;
}

const wrong: string[] = [];
for (const name of [...Object.keys(PACKAGES), 'scripts']) {
  const graph = new Map<string, string[]>();
  for (const file of sources(name)) {
    const specifiers = importsOf(readFileSync(join(root, file), 'utf8')).map(({ specifier }) => specifier);
    graph.set(
      file,
      specifiers.map((specifier) => targetOf(specifier, file)),
    );
    for (const specifier of specifiers) wrong.push(...problems(name, file, specifier));
  }
  for (const group of circles(graph)) wrong.push(`These import each other in a circle: ${group.join(', ')}`);
}
for (const line of wrong) console.error(line);
process.exitCode = wrong.length ? 1 : 0;
