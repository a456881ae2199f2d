/** Bundles the views as any project does: Vite and nothing of ours. Its time is what a build cannot do without. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/project.ts';

const storefront = join(root, 'packages/storefront');
await build({
  root: storefront,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    write: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: globSync(['src/sections/*/[A-Z]*.tsx', 'src/styles/index.css'], {
        cwd: storefront,
        exclude: ['**/*.test.tsx'],
      }).map((file) => join(storefront, file)),
      checks: { pluginTimings: false },
    },
  },
});
