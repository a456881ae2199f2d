/** Builds the editor's page and the script of previewed pages into `dist/editor`. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await build({ configFile: file('vite.config.ts'), logLevel: 'warn' });
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: file('../../dist/editor'),
    emptyOutDir: false,
    target: 'es2023',
    reportCompressedSize: false,
    // A classic script: it runs before every other script of the page, which a module does not.
    lib: {
      entry: file('src/preview/entry.ts'),
      formats: ['iife'],
      name: 'vitrinePreview',
      fileName: () => 'preview.js',
    },
  },
});
