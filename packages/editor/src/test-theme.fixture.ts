import type { EditorTheme } from '@vitrine/contract/editor/theme.ts';

/** A theme with a home page of two sections, one of which has a block, and a header. */
export function theme(changes: Partial<EditorTheme> = {}): EditorTheme {
  return {
    name: 'Plain',
    version: '1.0.0',
    revision: 0,
    files: {
      'templates/index.json': {
        sections: {
          hero: { type: 'hero', settings: { heading: 'Autumn' } },
          notes: {
            type: 'notes',
            blocks: { one: { type: 'note', settings: { text: 'First' } } },
            block_order: ['one'],
          },
        },
        order: ['hero', 'notes'],
      },
      'sections/header-group.json': {
        type: 'header',
        name: 'Header',
        sections: { header: { type: 'header' } },
        order: ['header'],
      },
      'config/settings_data.json': { current: { radius: 4 } },
    },
    templates: [
      { name: 'index', path: 'templates/index.json', kind: 'json', address: '/', isMade: false },
      {
        name: 'page',
        path: 'templates/page.liquid',
        kind: 'liquid',
        sections: [],
        address: '/pages/about',
        isMade: false,
      },
    ],
    layouts: { theme: [{ kind: 'group', name: 'header-group' }, { kind: 'template' }] },
    sections: {
      hero: {
        name: 'Hero',
        settings: [{ type: 'text', id: 'heading', label: 'Heading' }],
        presets: [{ name: 'Hero', settings: { heading: 'A heading' } }],
      },
      notes: {
        name: 'Notes',
        blocks: [{ type: 'note', name: 'Note', settings: [{ type: 'text', id: 'text', label: 'Text' }] }],
        presets: [{ name: 'Notes' }],
      },
      header: { name: 'Header', enabled_on: { groups: ['header'] } },
    },
    blocks: {},
    settings: [
      { name: 'Shape', settings: [{ type: 'range', id: 'radius', label: 'Radius', min: 0, max: 20, step: 1 }] },
    ],
    labels: [],
    problems: [],
    samples: {},
    shop: {
      name: 'A shop',
      languages: [
        { isoCode: 'en', name: 'English', isPrimary: true, rootUrl: '/' },
        { isoCode: 'fr', name: 'Français', isPrimary: false, rootUrl: '/fr/' },
      ],
      markets: [{ name: 'United States', country: 'US', currency: 'USD' }],
    },
    ...changes,
  };
}
