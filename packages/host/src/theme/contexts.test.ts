import { describe, expect, it } from 'vitest';
import { changedMarkets, inMarket, readContexts } from './contexts.ts';
import { readGroups } from './groups.ts';
import { problemText } from './problem.ts';
import { readTemplates } from './templates.ts';

function themeOf(files: Record<string, object | string>) {
  const texts = new Map(
    Object.entries(files).map(([path, data]) => [path, typeof data === 'string' ? data : JSON.stringify(data)]),
  );
  const { contexts, problems } = readContexts(texts);
  const config = {
    info: { name: '', version: '' },
    definitions: [],
    settingGroups: [],
    values: { accent: 'red', size: 2 },
    staticSections: {},
    indexSections: [],
  };
  const base = { templates: readTemplates(texts).templates, groups: readGroups(texts).groups, config };
  return {
    base,
    in: (market: string) => inMarket(base, contexts, market),
    contexts,
    problems: problems.map(problemText),
  };
}

const index = {
  sections: {
    hero: {
      type: 'hero',
      settings: { heading: 'Hello', text: 'All' },
      blocks: { a: { type: 'text', settings: { size: 1 } }, b: { type: 'text' } },
      block_order: ['a', 'b'],
    },
    list: { type: 'list' },
  },
  order: ['hero', 'list'],
};
const group = { type: 'header', sections: { bar: { type: 'bar', settings: { note: 'x' } } }, order: ['bar'] };

const files = {
  'templates/index.json': index,
  'templates/index.context.ca.json': {
    context: { market: 'ca' },
    parent: 'index.json',
    sections: {
      hero: {
        settings: { heading: 'Bonjour' },
        blocks: { a: { disabled: true }, gone: { settings: {} }, c: { type: 'text' } },
        block_order: ['c', 'a'],
      },
      promo: { type: 'promo', blocks: { stale: { disabled: true } } },
    },
    order: ['promo', 'hero'],
  },
  'templates/index.context.north-america.json': {
    context: { market: 'north-america' },
    parent: 'index.json',
    sections: { hero: { settings: { heading: 'Howdy', text: 'North' } }, list: { disabled: true } },
  },
  'sections/header-group.json': group,
  'sections/header-group.context.ca.json': {
    context: { market: 'ca' },
    parent: 'header-group.json',
    sections: { bar: { settings: { note: 'y' } } },
  },
  'config/settings_data.context.ca.json': {
    context: { market: 'ca' },
    parent: 'settings_data.json',
    current: { accent: 'blue', sections: { footer: { settings: { note: 'ca' } } } },
  },
  'config/markets.json': {
    markets: {
      ca: { parent: 'north-america' },
      us: { parent: 'north-america' },
      'north-america': { parent: '@default' },
    },
  },
};

const data = (theme: ReturnType<typeof themeOf>['base']) => {
  const template = theme.templates.get('index');
  return template?.kind === 'json' ? template.data : null;
};

describe('contextual files', () => {
  it('change what they name, over the changes of the parent market', () => {
    const theme = themeOf(files);
    expect(theme.problems).toEqual([]);
    expect(changedMarkets(theme.contexts).sort()).toEqual(['ca', 'north-america', 'us']);
    const ca = theme.in('ca');
    expect(data(ca)?.order).toEqual(['promo', 'hero']);
    expect(data(ca)?.sections.hero).toMatchObject({
      settings: { heading: 'Bonjour', text: 'North' },
      blocks: { a: { type: 'text', disabled: true, settings: { size: 1 } }, b: { type: 'text' }, c: { type: 'text' } },
      block_order: ['c', 'a'],
    });
    expect(Object.keys(data(ca)?.sections.hero?.blocks ?? {})).not.toContain('gone');
    expect(data(ca)?.sections.promo?.blocks).toBeUndefined();
    expect(data(ca)?.sections.list?.disabled).toBe(true);
    expect(ca.groups.get('header-group')?.sections.bar?.settings).toEqual({ note: 'y' });
    expect(ca.config.values).toEqual({ accent: 'blue', size: 2 });
    expect(ca.config.staticSections).toMatchObject({ footer: { settings: { note: 'ca' } } });
    expect(data(theme.in('us'))?.sections.hero?.settings).toEqual({ heading: 'Howdy', text: 'North' });
  });

  it('leave other markets and the theme itself alone', () => {
    const theme = themeOf(files);
    expect(theme.in('eu')).toBe(theme.base);
    theme.in('ca');
    expect(data(theme.base)).toEqual(index);
    expect(theme.base.groups.get('header-group')).toEqual(group);
  });

  it('say what is wrong with them, and a circle of parents ends', () => {
    const theme = themeOf({
      'templates/index.json': index,
      'templates/index.context.a.json': '{',
      'templates/index.context.b.json': { context: {}, parent: 'index.json' },
      'templates/index.context.c.json': { context: { market: 'c' }, sections: [] },
      'templates/page.context.d.json': { context: { market: 'd' }, parent: 'page.json' },
      'templates/index.context.b2b.json': { context: { b2b: true }, parent: 'index.json' },
      'templates/index.context.e.json': { context: { market: 'e' }, parent: 'index.json', order: ['list'] },
      'config/markets.json': { markets: { e: { parent: 'f' }, f: { parent: 'e' } } },
    });
    expect(theme.problems).toEqual([
      expect.stringMatching(/^templates\/index\.context\.a\.json:1: not valid JSON/),
      'templates/index.context.b.json: at "context": names no market',
      expect.stringMatching(/^templates\/index\.context\.c\.json: at "sections"/),
      'templates/page.context.d.json: there is no templates/page.json that it could change',
    ]);
    expect(data(theme.in('f'))?.order).toEqual(['list']);
  });
});
