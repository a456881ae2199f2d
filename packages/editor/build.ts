/** Builds the editor's page and the script of previewed pages into `dist/editor`, which is replaced when both are there. */
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const target = file('../../dist/editor');
mkdirSync(dirname(target), { recursive: true });
const outDir = mkdtempSync(join(dirname(target), 'editor-'));

try {
  await build({ configFile: file('vite.config.ts'), logLevel: 'warn', build: { outDir } });
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      lib: {
        // A classic script: it runs before every other script of the page, which a module does not.
        entry: file('src/preview/entry.ts'),
        formats: ['iife'],
        name: 'vitrinePreview',
        fileName: () => 'preview.js',
      },
    },
  });
  rmSync(target, { recursive: true, force: true });
  renameSync(outDir, target);
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
