/**
 * The packages as others install them: plain JavaScript modules with their types. In the workspace a package is its TypeScript; what is
 * packed is a copy below `dist/packages/`, so that nothing in the workspace changes meanwhile.
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { editorDir, ensureEditor } from './build-editor.ts';
import { captureNode, captureNpm } from './capture.ts';
import { root } from './project.ts';

/** What others may install, by folder. The storefront and the fakes of its apps are the demo shop's own. */
export const PACKED = ['contract', 'liquid', 'compiler', 'host', 'cli'] as const;

/** Where the archives are written. */
export const packedDir: string = join(root, 'dist/packages');

const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  /** Folders of `src` that only the workspace needs, as `!dist/language/**`, and what is packed besides `dist`. */
  files: z.array(z.string()).default([]),
  bin: z.record(z.string(), z.string()).optional(),
  exports: z.record(z.string(), z.string()),
});

/** Path of a source file → path of its built file. */
const built = (path: string): string => path.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js');

/** `./*` (any source file, by its name with the extension) and single files, each with its types. */
function exportsOf(exports: Readonly<Record<string, string>>): Record<string, { types: string; default: string }> {
  const made: Record<string, { types: string; default: string }> = {};
  for (const [name, path] of Object.entries(exports)) {
    const names = name === './*' ? ['./*.ts', './*.tsx'] : [name];
    for (const one of names) {
      const file = built(name === './*' ? `${path}.ts` : path);
      made[one] = { types: file.replace(/\.js$/, '.d.ts'), default: file };
    }
  }
  return made;
}

/** The package.json of the archive. The workspace's own says which TypeScript file is what. */
export function packedManifest(text: string): string {
  const { scripts: _, devDependencies: __, private: ___, sideEffects, ...rest } = Manifest.parse(JSON.parse(text));
  const { bin, files, exports } = rest;
  return `${JSON.stringify(
    {
      ...rest,
      exports: exportsOf(exports),
      files: ['dist/**/*.js', 'dist/**/*.d.ts', 'dist/**/*.graphql', ...files],
      ...(bin && { bin: Object.fromEntries(Object.entries(bin).map(([name, path]) => [name, built(path)])) }),
      ...(Array.isArray(sideEffects) && { sideEffects: sideEffects.map((path) => built(String(path))) }),
    },
    null,
    2,
  )}\n`;
}

/** TypeScript's own file names, in declarations: the compiler rewrites those of code alone. */
export const builtImports = (declarations: string): string =>
  declarations.replace(/((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.tsx?(['"])/g, '$1.js$2');

/** `@vitrine/liquid/values/compare.ts` stays as it is: the package's `exports` lead it to the JavaScript. */
const PACKAGE_IMPORT = /error TS2877:/;

/** JavaScript and declarations of all the packages, in one run: they import each other. */
async function compile(into: string): Promise<void> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const folder = (path: string) => join(root, 'packages', path).replaceAll('\\', '/');
  const config = {
    extends: join(root, 'tsconfig.json').replaceAll('\\', '/'),
    compilerOptions: {
      noEmit: false,
      incremental: false,
      tsBuildInfoFile: null,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: folder(''),
      outDir: into.replaceAll('\\', '/'),
    },
    include: PACKED.map((name) => folder(`${name}/src`)),
    exclude: ['test.ts', 'test.tsx', 'fixture.ts', 'fixture.tsx'].map((ending) => folder(`**/*.${ending}`)),
  };
  const file = join(into, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(config));
  const { code, output } = await captureNode('node_modules/typescript/bin/tsc', ['-p', file]);
  const errors = output.split('\n').filter((line) => line.trim() !== '' && !PACKAGE_IMPORT.test(line));
  if (errors.length > 0 || (code !== 0 && output.trim() === ''))
    throw new Error(`The packages do not compile:\n${output}`);
}

/** Makes one package's folder of what was compiled, ready to be packed. */
function stage(name: string, compiled: string): string {
  const from = join(root, 'packages', name);
  const to = join(packedDir, name);
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  renameSync(join(compiled, name, 'src'), join(to, 'dist'));
  for (const file of globSync('dist/**/*.d.ts', { cwd: to })) {
    const text = readFileSync(join(to, file), 'utf8');
    writeFileSync(join(to, file), builtImports(text));
  }
  // Declarations that are written by hand, and schemas, are no output of the compiler.
  for (const file of globSync('src/**/*.{d.ts,graphql}', { cwd: from }))
    cpSync(join(from, file), join(to, file.replace(/^src/, 'dist')));
  const manifest = readFileSync(join(from, 'package.json'), 'utf8');
  writeFileSync(join(to, 'package.json'), packedManifest(manifest));
  for (const other of ['README.md', ...Manifest.parse(JSON.parse(manifest)).files]) {
    if (!other.startsWith('!') && existsSync(join(from, other)))
      cpSync(join(from, other), join(to, other), { recursive: true });
  }
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  return to;
}

/**
 * Packs the packages into `dist/packages`.
 * @returns The archives' files, absolute.
 * @throws Error that says what does not compile, or what npm said.
 */
export async function packPackages(): Promise<string[]> {
  const compiled = join(packedDir, '.compiled');
  await compile(compiled);
  for (const old of globSync('*.tgz', { cwd: packedDir })) rmSync(join(packedDir, old));
  const folders = PACKED.map((name) => stage(name, compiled));
  rmSync(compiled, { recursive: true });
  if ((await ensureEditor()) !== 0) throw new Error('The theme editor does not build.');
  cpSync(editorDir, join(packedDir, 'host', 'editor'), { recursive: true });
  const { code, output } = await captureNpm(['pack', ...folders, '--pack-destination', packedDir], dirname(packedDir));
  if (code !== 0) throw new Error(`npm could not pack:\n${output}`);
  return globSync('*.tgz', { cwd: packedDir })
    .toSorted()
    .map((file) => join(packedDir, file));
}
