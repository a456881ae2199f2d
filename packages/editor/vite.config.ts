import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The editor as the host serves it: `index.html`, `assets/` with hashed names, and `preview.js`, which runs in the previewed page. */
export default defineConfig({
  root: folder('.'),
  base: '/editor/',
  // React Aria comes in 34 languages; the editor has two.
  plugins: [react(), { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }), enforce: 'pre' }],
  build: {
    emptyOutDir: true,
    chunkSizeWarningLimit: 700,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
