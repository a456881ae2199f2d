import type { BuildOptions, InlineConfig, Plugin } from 'vite';
import { schemaPlugin } from './schema-plugin.ts';

/** What all builds of the theme's files share: they read only the source, write nothing, and inline no assets. */
export const sharedOptions = (storefront: string): InlineConfig => ({
  root: storefront,
  configFile: false,
  envDir: false,
  base: './',
  mode: 'production',
  logLevel: 'warn',
  publicDir: false,
});

/** The plugins of every build that bundles modules of the storefront. */
export const modulePlugins = (): Plugin[] => [schemaPlugin()];

export const sharedBuild: BuildOptions = {
  write: false,
  target: 'es2022',
  assetsInlineLimit: 0,
  reportCompressedSize: false,
};
