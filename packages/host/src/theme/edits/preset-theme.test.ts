import { beforeAll, expect, test } from 'vitest';
import type { Theme } from '../load.ts';
import { presetTheme } from './preset-theme.ts';
import { fixtureTheme } from './theme.fixture.ts';

let theme: Theme;
beforeAll(async () => {
  theme = await fixtureTheme('full-theme');
});

function sectionOf(type: string, preset: number | null) {
  const template = presetTheme(theme, type, preset)?.templates.get('page.blocks');
  return template?.kind === 'json' ? template.data.sections[template.data.order[0] ?? ''] : undefined;
}

test('every template has the section alone, and groups have none', () => {
  const only = presetTheme(theme, 'announcement', null);
  expect([...(only?.templates.keys() ?? [])]).toEqual([...theme.templates.keys()]);
  expect(only?.groups.get('header-group')).toMatchObject({ type: 'header', sections: {}, order: [] });
  expect(sectionOf('announcement', null)).toEqual({ type: 'announcement', settings: {}, blocks: {}, block_order: [] });
});

test('blocks of a preset may be a list', () => {
  expect(sectionOf('blocks', 0)).toMatchObject({
    type: 'blocks',
    blocks: {
      'block-0': {
        type: 'group',
        blocks: { 'block-0': { type: 'label', settings: { text: 'preset' } } },
        block_order: ['block-0'],
      },
    },
    block_order: ['block-0'],
  });
});

test('or an object with an order, and static ones', () => {
  expect(sectionOf('blocks', 1)).toMatchObject({
    settings: { scheme: 'dark' },
    blocks: {
      outer: {
        blocks: { inner: { blocks: { words: { settings: { text: 'three deep' } } } }, beside: {} },
        block_order: ['inner', 'beside'],
      },
      lead: { type: 'label', static: true, settings: { text: 'static, of the preset' } },
    },
    block_order: ['outer'],
  });
});

test('there is none for an unknown section or preset', () => {
  expect(presetTheme(theme, 'gone', null)).toBeNull();
  for (const preset of [-1, 2, 0.5, Number.NaN]) expect(presetTheme(theme, 'blocks', preset)).toBeNull();
});
