import type { Changed, EditorTheme, Files, Json } from './types.ts';

/** A theme whose sections take local blocks (`notes`), theme blocks (`stack`), or none (`hero`), with a static section and an alternate. */
export function modelTheme(changes: Partial<EditorTheme> = {}): EditorTheme {
  return {
    name: 'Model',
    version: '1.0.0',
    revision: 0,
    files: {
      'templates/index.json': {
        sections: {
          hero: { type: 'hero', settings: { heading: '<p>Autumn &amp; winter</p>' } },
          notes: {
            type: 'notes',
            blocks: { one: { type: 'note', settings: { text: 'First' } }, two: { type: 'note' } },
            block_order: ['one', 'two'],
          },
          stack: {
            type: 'stack',
            blocks: {
              title: { type: '_title', static: true },
              group: {
                type: 'group',
                blocks: { inner: { type: 'text', settings: { text: 'Inside' } } },
                block_order: ['inner'],
              },
              last: { type: 'text' },
            },
            block_order: ['group', 'last'],
          },
        },
        order: ['hero', 'notes', 'stack'],
      },
      'templates/product.json': { sections: { main: { type: 'product' } }, order: ['main'] },
      'sections/header-group.json': {
        type: 'header',
        name: 't:names.header',
        sections: { header: { type: 'header' } },
        order: ['header'],
      },
      'config/settings_data.json': {
        current: { radius: 4, schemes: { light: { settings: { background: '#ffffff' } } } },
      },
    },
    templates: [
      { name: 'index', path: 'templates/index.json', kind: 'json', address: '/', isMade: false },
      { name: 'product', path: 'templates/product.json', kind: 'json', address: '/products/a', isMade: false },
      {
        name: 'cart',
        path: 'templates/cart.liquid',
        kind: 'liquid',
        sections: ['cart'],
        address: '/cart',
        isMade: false,
      },
    ],
    layouts: {
      theme: [
        { kind: 'group', name: 'header-group' },
        { kind: 'template' },
        { kind: 'section', name: 'drawer' },
        { kind: 'group', name: 'gone-group' },
      ],
      bare: [{ kind: 'template' }],
    },
    sections: {
      hero: {
        name: 't:names.hero',
        limit: 2,
        settings: [
          { type: 'text', id: 'heading', default: 'A heading' },
          { type: 'checkbox', id: 'wide' },
        ],
        presets: [{ name: 't:names.hero', category: 'Banners', settings: { heading: 't:texts.welcome' } }],
      },
      notes: {
        name: 'Notes',
        max_blocks: 3,
        blocks: [
          { type: 'note', name: 'Note', settings: [{ type: 'text', id: 'text' }] },
          { type: 'sign', name: 'Sign', limit: 1 },
          { type: '@app' },
        ],
        presets: [{ name: 'Notes', blocks: [{ type: 'note' }, { type: 'note', settings: { text: 'Second' } }] }],
      },
      stack: {
        name: 'Stack',
        blocks: [{ type: '@theme' }, { type: '_title' }],
        presets: [
          {
            name: 'Stack',
            blocks: {
              top: { type: '_title', static: true },
              body: { type: 'group', blocks: [{ type: 'text', settings: { text: 'Hello' } }] },
            },
            block_order: ['body'],
          },
        ],
      },
      product: { name: 'Product', enabled_on: { templates: ['product'] }, presets: [{ name: 'Product' }] },
      header: { name: 'Header', enabled_on: { groups: ['header'] }, presets: [{ name: 'Header' }] },
      drawer: {
        name: 'Drawer',
        settings: [{ type: 'text', id: 'title' }],
        blocks: [{ type: 'note', name: 'Note', settings: [{ type: 'text', id: 'text' }] }],
        default: { settings: { title: 'Your bag' }, blocks: [{ type: 'note', settings: { text: 'Free shipping' } }] },
      },
      cart: { name: 'Cart', disabled_on: { templates: ['*'] }, settings: [{ type: 'text', id: 'title' }] },
      quiet: { settings: [] },
    },
    blocks: {
      text: {
        name: 'Text',
        settings: [{ type: 'richtext', id: 'text' }],
        presets: [{ name: 'Text' }, { name: 'Quote', category: 'Words' }],
      },
      group: { name: 'Group', blocks: [{ type: '@theme' }], presets: [{ name: 'Group' }] },
      _title: { name: 'Title', settings: [{ type: 'text', id: 'title' }], presets: [{ name: 'Title' }] },
      bare: { name: 'Bare' },
    },
    settings: [
      {
        name: 'Shape',
        settings: [
          { type: 'range', id: 'radius', min: 0, max: 20, step: 1, default: 2 },
          { type: 'select', id: 'weight', options: [{ value: 'thin' }, { value: 'bold' }] },
        ],
      },
    ],
    labels: [
      { isoCode: 'en', texts: { 'names.hero': 'Hero', 'names.header': 'Header', 'texts.welcome': 'Welcome' } },
      { isoCode: 'fr', texts: { 'names.hero': 'Bannière', 'texts.welcome': 'Bienvenue' } },
    ],
    problems: [],
    samples: {},
    shop: {
      name: 'A shop',
      languages: [
        { isoCode: 'fr', name: 'Français', isPrimary: true, rootUrl: '/' },
        { isoCode: 'en', name: 'English', isPrimary: false, rootUrl: '/en/' },
      ],
      markets: [],
    },
    ...changes,
  };
}

/** The template `index` of a number of sections with a number of blocks each: `s0` … with `b0` …. */
export function largeIndex(sections: number, blocks: number): Json {
  const keys = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);
  return {
    sections: Object.fromEntries(
      keys('s', sections).map((key): [string, Json] => [
        key,
        {
          type: 'stack',
          blocks: Object.fromEntries(
            keys('b', blocks).map((block): [string, Json] => [
              block,
              { type: 'text', settings: { text: `<p>${block}</p>` } },
            ]),
          ),
          block_order: keys('b', blocks),
        },
      ]),
    ),
    order: keys('s', sections),
  };
}

/** Keys in order: `a1`, `a2`, …. */
export function countedKeys(): () => string {
  let count = 0;
  return () => `a${++count}`;
}

/** A change that was not refused; throws where it was. */
export function accepted<T>(changed: Changed<T>): { files: Files } & T {
  if (!changed.ok) throw new Error(`refused: ${changed.key}`);
  return changed;
}
