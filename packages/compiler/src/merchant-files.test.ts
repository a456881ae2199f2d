import { expect, test } from 'vitest';
import { headSnippet } from './build/snippets/layout-snippets.ts';
import { merchantFiles } from './merchant-files.ts';

const section = (more = '') => `{% schema %}{ "name": "A"${more} }{% endschema %}`;
const template = (...types: string[]) =>
  JSON.stringify({ sections: Object.fromEntries(types.map((type, i) => [`s${i}`, { type }])), order: [] });

const THEME = {
  'layout/theme.liquid': "{% section 'footer' %}{{ 'boot-1234567.js' | asset_url }}{{ 'theme.css' | asset_url }}",
  'sections/hero.liquid': section(),
  'sections/footer.liquid': section(),
  'sections/guide.liquid': section(),
  'sections/guide-parts.liquid': section(),
  'sections/quote.liquid': section(', "presets": [{ "name": "A" }]'),
  'templates/index.json': template('hero'),
  'templates/page.guide.json': template('hero', 'footer', 'guide', 'guide-parts', 'quote'),
  'assets/boot-1234567.js':
    "import('./hero-abcdefg.js'), import('./guide-parts-abcdefg.js'), import('./guide-abcdefg.js')",
  'assets/hero-abcdefg.js': "import './shared-abcdefg.js'",
  'assets/guide-abcdefg.js': "import './shared-abcdefg.js'",
  'assets/guide-parts-abcdefg.js': "import './sample-abcdefg.js'; import './shared-abcdefg.js'",
  'assets/sample-abcdefg.js': "import './deep-abcdefg.js'",
  'assets/deep-abcdefg.js': '',
  'assets/shared-abcdefg.js': '',
  'assets/theme.css': 'a { background: url("./paper.webp") }',
  'assets/paper.webp': '',
  'assets/named-at-run-time.js': '',
};
const files = new Map(Object.entries(THEME));

test('leaves out a template, its sections that no other template shows, their scripts, and what only these load', () => {
  const merchant = merchantFiles(files, ['templates/page.guide.json']);
  expect([...files.keys()].filter((path) => !merchant.has(path))).toEqual([
    'sections/guide.liquid',
    'sections/guide-parts.liquid',
    'templates/page.guide.json',
    'assets/guide-abcdefg.js',
    'assets/guide-parts-abcdefg.js',
    'assets/sample-abcdefg.js',
    'assets/deep-abcdefg.js',
  ]);
});

test('removes the styles of a left-out template from the head', () => {
  const styles = new Map([
    ['page', 'p { color: red }'],
    ['page.guide', 'p { color: blue }'],
    ['product.review', 'p { color: green }'],
  ]);
  const head = (of: typeof styles) => headSnippet({ script: undefined, styles: '', files: new Map() }, of);
  const withHead = new Map([...files, ['snippets/vitrine-head.liquid', head(styles)]]);
  const merchant = merchantFiles(withHead, ['templates/page.guide.json']);
  styles.delete('page.guide');
  expect(merchant.get('snippets/vitrine-head.liquid')).toBe(head(styles));
});

test('leaves out nothing without such a template', () => {
  expect(merchantFiles(files, [])).toEqual(files);
});
