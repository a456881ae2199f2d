// `npm pack` runs this before and after: in the workspace the package is its TypeScript, in the archive it is JavaScript with
// types. `node pack.mjs build` makes dist and a package.json that names it, `node pack.mjs restore` puts the workspace's back.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const at = (path) => join(import.meta.dirname, path);
const manifest = at('package.json');
const kept = at('dist/package.workspace.json');

function build() {
  restore();
  rmSync(at('dist'), { recursive: true, force: true });
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const { status } = spawnSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', at('tsconfig.build.json')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(1);
  // The compiler rewrites the names of imports in code, but not in declarations.
  for (const file of globSync('dist/**/*.d.ts', { cwd: import.meta.dirname })) {
    const text = readFileSync(at(file), 'utf8');
    writeFileSync(at(file), text.replace(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'));
  }
  const { scripts, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'));
  renameSync(manifest, kept);
  const exports = {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './*.ts': { types: './dist/*.d.ts', default: './dist/*.js' },
  };
  // `npm pack` has read the scripts already: the archive needs none.
  writeFileSync(
    manifest,
    `${JSON.stringify({ ...rest, exports, files: ['dist/**/*.js', 'dist/**/*.d.ts'] }, null, 2)}\n`,
  );
}

function restore() {
  if (existsSync(kept)) renameSync(kept, manifest);
}

if (process.argv[2] === 'build') build();
else restore();
