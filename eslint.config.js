// Shows in the editor what the build of the sections would refuse (docs/section-language.md). All other rules are Biome's.
import vitrine from '@vitrine/compiler/eslint';

export default [
  {
    files: ['packages/storefront/src/**/*.{ts,tsx}'],
    ignores: ['**/*.{test,fixture}.{ts,tsx}'],
    languageOptions: { parser: vitrine.parser },
    plugins: { vitrine },
    rules: { 'vitrine/section-language': 'error', 'vitrine/text-keys': 'error' },
  },
];
