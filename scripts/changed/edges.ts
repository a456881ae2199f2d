/** Files of one kind are read, not imported, by others: globs from the project's root. */
interface Edge {
  /** What changes. */
  when: string;
  /** Who reads it. */
  users: string;
}

/** What imports and paths in the sources do not show. Keep it short: a path that a test writes out is found by itself. */
export const EDGES: readonly Edge[] = [
  // Tests of every style sheet.
  { when: 'packages/storefront/src/**/*.css', users: 'packages/storefront/src/styles/*.test.ts' },
  // Every section is rendered on both sides and compared.
  { when: 'packages/storefront/src/sections/*/*.section.tsx', users: 'packages/storefront/src/sections/*.test.ts' },
  // The texts of the theme, wherever they are written.
  { when: 'packages/storefront/theme/locales/*.json', users: 'packages/compiler/src/texts/theme-texts.ts' },
  { when: 'packages/storefront/src/**/texts.json', users: 'packages/compiler/src/texts/theme-texts.ts' },
  { when: 'packages/storefront/src/**/texts.json', users: 'packages/storefront/test/demo-shop.ts' },
  // The texts, the templates and the layout of the built theme.
  { when: 'packages/storefront/theme/**', users: 'packages/storefront/test/demo-shop.ts' },
  // The demo shop, which the built theme is shown with.
  { when: 'shop/**', users: 'shop/demo-shop.ts' },
  { when: 'shop/**', users: 'packages/storefront/test/demo-shop.ts' },
  // What the pictures show.
  { when: 'artwork/pictures.json', users: 'artwork/pictures.ts' },
];
