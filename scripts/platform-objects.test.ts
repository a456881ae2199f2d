/**
 * The compiler's description of the platform's objects against our own host: what its objects let a template read, and what they give of
 * the demo shop. The compiler and the host do not know each other; this knows both.
 */
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../packages/compiler/src/platform/member.ts';
import { GLOBALS, OBJECTS, TEXTS } from '../packages/compiler/src/platform/objects.generated.ts';
import { addToCart } from '../packages/host/src/shop/cart/add-to-cart.ts';
import { importShop } from '../packages/host/src/shop/import/import-shop.ts';
import type { Store } from '../packages/host/src/store/open.ts';
import { openTestStore } from '../packages/host/src/store/test-store.ts';
import { loadTheme, type Theme } from '../packages/host/src/theme/load.ts';
import { printed, THEME_DIR } from '../packages/host/test/pages-fixture.ts';
import { membersOfDrops } from './testing/drop-members.ts';
import { type Found, objectProbes, probed } from './testing/object-probes.ts';

const root = join(import.meta.dirname, '..');

/** Documented members that the host does not have. */
const DIFFERENCES = [
  'line_item.instructions: nil',
  // A category that an export names by its name alone.
  'taxonomy_category.gid: nil',
  'taxonomy_category.id: nil',
];

/** What the host gives its own filters. */
const FOR_FILTERS = ['money.cents', 'country.src', 'country.width', 'country.height', 'country.alt'];
/** Objects that have no documented name: they are reached by keys alone, are lists, or are documented as the text they print. */
const WITHOUT_NAME = /^(|settings|video_url|features|options_by_name|globals|time|brand_color)$/;

describe('what the objects of the host let a template read', () => {
  const declared = globSync('packages/host/src/{objects,liquid/tags}/**/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts'],
  }).flatMap((file) => membersOfDrops(readFileSync(join(root, file), 'utf8')));

  test('is described', () => {
    expect(declared.length).toBeGreaterThan(60);
    const missing = declared.flatMap(({ kind, members }) => {
      const known = kind === 'globals' ? GLOBALS : OBJECTS[kind];
      if (known === undefined) return WITHOUT_NAME.test(kind) ? [] : [kind];
      return members.map((name) => `${kind}.${name}`).filter((name) => !(name.slice(kind.length + 1) in known));
    });
    expect(missing.filter((name) => !FOR_FILTERS.includes(name))).toEqual([]);
  });

  test('lists the objects that Liquid treats as the text they print', () => {
    const texts = declared.filter(({ kind, isText }) => isText && !WITHOUT_NAME.test(kind));
    expect(new Set(texts.map(({ kind }) => kind))).toEqual(TEXTS);
  });
});

/** The type of a value of the host, by its JSON. */
function typeOf(json: string): Member['type'] | 'nil' {
  if (json === 'null') return 'nil';
  if (json === 'true' || json === 'false') return 'boolean';
  if (/^-?\d+$/.test(json)) return 'integer';
  if (/^-?\d/.test(json)) return 'number';
  return json.startsWith('"') ? 'string' : json.startsWith('[') ? 'list' : 'object';
}

function agrees(member: Member, json: string): boolean {
  const type = typeOf(json);
  if (type === 'nil') return member.nil;
  if (member.type === 'untyped') return true;
  if (type === 'object') return member.type === 'object' || member.type === 'record';
  return member.type === type || (member.type === 'number' && type === 'integer');
}

/** A page of the demo shop, and the globals that are there on it. */
interface Page {
  address: string;
  template: string;
  own: string[];
  more?: Found[];
}

const PAGES: Page[] = [
  { address: '/', template: 'index', own: ['customer'] },
  ...(
    [
      ['cart', 'cart'],
      ['form', 'form'],
      ['paginate', 'paginate'],
      ["linklists['main-menu']", 'linklist'],
      ['customer.orders[0].line_items[0]', 'line_item'],
      ['customer.orders[0].line_items[0].fulfillment', 'fulfillment'],
      ["metaobjects['look']", 'metaobject_definition'],
      ["metaobjects['look'].values[0].system", 'metaobject_system'],
    ] as const
  ).map(([path, object]) => ({ address: '/', template: 'index', own: [], more: [{ path, object }] })),
  { address: '/products/ankle-boot', template: 'product', own: ['product', 'product_variant'] },
  { address: '/collections/dresses/products/bias-midi-skirt', template: 'product', own: ['product', 'collection'] },
  { address: '/collections/dresses', template: 'collection', own: ['collection'] },
  { address: '/collections/dresses?sort_by=manual&filter.v.price.gte=10', template: 'collection', own: ['collection'] },
  { address: '/search?q=silk', template: 'search', own: ['search'] },
  { address: '/blogs/journal', template: 'blog', own: ['blog'] },
  { address: '/pages/about', template: 'page', own: ['page'] },
];

describe('what the host gives of the demo shop', () => {
  let dir = '';
  let store: Store;
  let theme: Theme;
  let customerId: number | null = null;
  let cartToken: string | null = null;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'vitrine-platform-objects-'));
    store = await openTestStore(dir);
    await importShop(store, join(root, 'shop'));
    theme = await loadTheme(THEME_DIR);
    const order = await store.db.selectFrom('orders').select(['customer_id']).limit(1).executeTakeFirstOrThrow();
    customerId = order.customer_id;
    const variants = await store.db.selectFrom('variants').select('id').limit(40).execute();
    for (const { id } of variants) {
      const added = await addToCart(store, cartToken, [{ id, quantity: 2, properties: { Engraving: 'A. L.' } }]);
      if (added.ok) cartToken = added.value.cart.token;
    }
  });
  afterAll(async () => {
    await store.close();
    await rm(dir, { recursive: true, force: true });
  });

  /** The members read on a page, and their JSON. */
  async function read({ address, template, own, more }: Page) {
    const source = `{% paginate collections by 2 %}{% form 'contact' %}${objectProbes(own, more)}{% endform %}{% endpaginate %}`;
    const text = await printed({ store, theme }, source, { address, name: template, customerId, cartToken });
    return probed(text);
  }

  test('has the types that are described', async () => {
    const objects = new Set<string>();
    const differences = new Set<string>();
    for (const page of PAGES) {
      const found = await read(page);
      expect(found.length, page.address).toBeGreaterThan(500);
      for (const { name, json } of found) {
        const object = name.slice(0, name.indexOf('.'));
        const member = OBJECTS[object]?.[name.slice(object.length + 1)];
        objects.add(object);
        if (member && !agrees(member, json)) differences.add(`${name}: ${typeOf(json)}`);
      }
    }
    expect(objects.size).toBeGreaterThanOrEqual(58);
    expect([...differences].sort()).toEqual(DIFFERENCES);
  });
});
