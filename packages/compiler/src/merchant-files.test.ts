import { expect, test } from 'vitest';
import { merchantFiles } from './merchant-files.ts';

const section = (more = '') => `{% schema %}{ "name": "A"${more} }{% endschema %}`;
const template = (...types: string[]) =>
  JSON.stringify({ sections: Object.fromEntries(types.map((type, i) => [`s${i}`, { type }])), order: [] });

const THEME = {
  'layout/theme.liquid': "{% section 'footer' %}{{ 'boot-12345678.js' | asset_url }}{{ 'theme.css' | asset_url }}",
  'sections/hero.liquid': section(),
  'sections/footer.liquid': section(),
  'sections/guide.liquid': section(),
  'sections/guide-parts.liquid': section(),
  'sections/quote.liquid': section(', "presets": [{ "name": "A" }]'),
  'templates/index.json': template('hero'),
  'templates/page.guide.json': template('hero', 'footer', 'guide', 'guide-parts', 'quote'),
  'assets/boot-12345678.js':
    "import('./hero-abcdefgh.js'), import('./guide-parts-abcdefgh.js'), import('./guide-abcdefgh.js')",
  'assets/hero-abcdefgh.js': "import './shared-abcdefgh.js'",
  'assets/guide-abcdefgh.js': "import './shared-abcdefgh.js'",
  'assets/guide-parts-abcdefgh.js': "import './sample-abcdefgh.js'; import './shared-abcdefgh.js'",
  'assets/sample-abcdefgh.js': "import './deep-abcdefgh.js'",
  'assets/deep-abcdefgh.js': '',
  'assets/shared-abcdefgh.js': '',
  'assets/theme.css': 'a { background: url("./paper.webp") }',
  'assets/paper.webp': '',
  'assets/named-at-run-time.js': '',
};
const files = new Map(Object.entries(THEME));

test('a template stays behind with the sections that stand on it alone, their scripts, and what only these load', () => {
  const merchant = merchantFiles(files, ['templates/page.guide.json']);
  expect([...files.keys()].filter((path) => !merchant.has(path))).toEqual([
    'sections/guide.liquid',
    'sections/guide-parts.liquid',
    'templates/page.guide.json',
    'assets/guide-abcdefgh.js',
    'assets/guide-parts-abcdefgh.js',
    'assets/sample-abcdefgh.js',
    'assets/deep-abcdefgh.js',
  ]);
});

test('without a template that stays behind the theme is whole', () => {
  expect(merchantFiles(files, [])).toEqual(files);
});
