import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { THEME_DIR } from '../../test/pages-fixture.ts';
import { loadTheme } from './load.ts';
import { problemText } from './problem.ts';

const made: string[] = [];
afterEach(async () => {
  for (const dir of made.splice(0)) await rm(dir, { recursive: true, force: true });
});

async function themeOf(files: Record<string, string>) {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-theme-'));
  made.push(dir);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
  return loadTheme(dir);
}

describe('loadTheme', () => {
  it('reads templates, groups, sections, settings and locales with comments and trailing commas', async () => {
    const theme = await loadTheme(THEME_DIR);
    expect(theme.templates.get('index')?.kind).toBe('json');
    expect(theme.templates.get('customers/login')?.kind).toBe('liquid');
    expect(theme.templates.get('product.tall')?.kind).toBe('json');
    expect(theme.groups.get('header-group')?.type).toBe('header');
    expect(theme.config.info).toEqual({ name: 'Fixture', version: '1.2.3' });
    expect(theme.config.values.accent).toBe('#123456');
    expect(theme.config.staticSections.footer?.settings).toEqual({ note: 'Made with care' });
    expect(theme.locales.primary).toBe('en');
    expect(theme.sections.get('header')?.schema).toMatchObject({ tag: 'header', class: 'top' });
    expect(theme.assets.has('app.js')).toBe(true);
    expect(theme.assets.has('base.css.liquid')).toBe(false);
    expect(theme.liquidAssets.has('base.css')).toBe(true);
  });

  it('bundles the scripts and styles of sections', async () => {
    const { bundles } = await loadTheme(THEME_DIR);
    expect(bundles.get('compiled_styles.css')).toContain('display: flex');
    expect(bundles.get('compiled_scripts.js')).toMatch(/^\(function \(\) \{\nwindow\.headerLoaded = true;\n\}\)\(\);$/);
    expect(bundles.has('compiled_block-scripts.js')).toBe(false);
  });

  it('says what is wrong by file and line', async () => {
    const { problems } = await loadTheme(THEME_DIR);
    const texts = problems.map(problemText);
    expect(texts).toContainEqual(expect.stringMatching(/^sections\/broken\.liquid:6: not valid JSON/));
    expect(texts).toContainEqual(expect.stringMatching(/^templates\/page\.bad\.json:1: not valid JSON/));
    expect(texts).toContainEqual(expect.stringContaining('there is no sections/not-there.liquid'));
  });

  it('loads an empty folder and a missing one, and says that the layout is missing', async () => {
    for (const theme of [await themeOf({}), await loadTheme('/nowhere/at/all')]) {
      expect(theme.problems.map(problemText)).toEqual([
        'layout/theme.liquid: the theme has no layout; this file is required',
        'templates: the theme has no templates',
      ]);
    }
  });

  it('reports orders that name no section, and templates of the wrong shape', async () => {
    const theme = await themeOf({
      'layout/theme.liquid': '',
      'templates/index.json': '{"sections":{},"order":["lost"]}',
      'templates/product.json': '{"sections":[],"order":[]}',
      'templates/page.json': '[]',
      'templates/page.liquid': 'x',
      'templates/index.context.b2b.json': '{"parent":"index","context":{}}',
      'config/settings_data.json': '{"current":"Gone","presets":{}}',
    });
    const texts = theme.problems.map(problemText).join('\n');
    expect(texts).toContain('templates/index.json: "order" names "lost"');
    expect(texts).toMatch(/templates\/product\.json: at "sections"/);
    expect(texts).toContain('exists as .json and as .liquid');
    expect(texts).toContain('"current" names the preset "Gone"');
    expect(theme.templates.get('product')?.kind).toBe('broken');
  });

  it('names settings of types that it does not know, by file and line', async () => {
    const schema = '{"settings": [{"type": "text", "id": "a"},\n{"type": "hologram", "id": "b"}]}';
    const theme = await themeOf({
      'layout/theme.liquid': '',
      'templates/index.liquid': '',
      'config/settings_schema.json': `[${schema}]`,
      'sections/a.liquid': `<p>\n{% schema %}${schema}{% endschema %}`,
    });
    const tail = 'setting "b" has the type "hologram", which is not known here; its value is passed on as it is stored';
    expect(theme.problems.map(problemText)).toEqual([
      `sections/a.liquid:3: ${tail}`,
      `config/settings_schema.json:2: ${tail}`,
    ]);
  });

  it('ignores schemas in comments', async () => {
    const theme = await themeOf({
      'layout/theme.liquid': '',
      'templates/index.liquid': '',
      'sections/a.liquid':
        '{% comment %}{% schema %}{ bad {% endschema %}{% endcomment %}{% schema %}{"name":"A"}{% endschema %}',
    });
    expect(theme.sections.get('a')?.schema.name).toBe('A');
    expect(theme.problems).toEqual([]);
  });
});
