/**
 * `node scripts/record-liquid.ts`: records what three sections of the theme read while the demo shop renders them, as plain data in
 * `bench/liquid/recorded/`. `npm run bench -- liquid` renders the sections with it, in any engine and without a host.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SectionGlobals } from '../packages/host/src/rendering/section-globals.ts';
import { createApp } from '../packages/host/src/server/app.ts';
import { createTestGateway } from '../packages/host/src/shop/checkout/test-gateway.ts';
import { importShop } from '../packages/host/src/shop/import/import-shop.ts';
import { openStore } from '../packages/host/src/store/open.ts';
import { loadTheme } from '../packages/host/src/theme/load.ts';
import { fixedTheme } from '../packages/host/src/theme/watch.ts';
import { root } from './project.ts';

/** With the end of the section's id, and a page that renders it. What has been rendered once is not rendered again for another page. */
const SECTIONS: Record<string, readonly [end: string, path: string]> = {
  header: ['__header', '/pages/contact'],
  product: ['__main', '/products/column-slip-dress'],
  collection: ['__main', '/collections/dresses'],
};

/** What templates see; a list has its items in `slice`. */
interface Readable {
  get(key: string): unknown;
  print(): string;
  slice?(offset: number, limit: number): readonly unknown[];
}

const Drop = Object.getPrototypeOf(SectionGlobals);
const isReadable = (value: unknown): value is Readable => value instanceof Drop;
const read = new WeakMap<Readable, Map<string, unknown>>();
const watched = new WeakSet<object>();

/** Has members noted that are read of this kind of object, and of what they lead to. */
function watch(prototype: Readable): void {
  if (watched.has(prototype) || !Object.hasOwn(prototype, 'get')) return;
  watched.add(prototype);
  const get = prototype.get;
  prototype.get = function (this: Readable, key: string): unknown {
    const value = get.call(this, key);
    const members = read.get(this) ?? new Map<string, unknown>();
    members.set(key, value);
    read.set(this, members);
    watchAll(value);
    return value;
  };
}

function watchAll(value: unknown): void {
  if (Array.isArray(value)) for (const item of value) watchAll(item);
  else if (isReadable(value)) watch(Object.getPrototypeOf(value));
}

/** Items of a list that are recorded. */
const MOST_ITEMS = 24;

/** Plain data of what was read. An object that is reached from itself is left out there; one of which nothing was read is its text. */
function plain(value: unknown, within: readonly unknown[] = []): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (value === null || typeof value !== 'object') return value;
  if (within.includes(value)) return undefined;
  const inside = [...within, value];
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => plain(item, inside) ?? null);
  if (!isReadable(value)) return Number.isFinite(Number(value)) ? Number(value) : { ...value };
  if (value.slice) return value.slice(0, MOST_ITEMS).map((item) => plain(item, inside) ?? null);
  const members = read.get(value);
  if (!members) return value.print();
  // What a filter that takes the object prints of it.
  const text = value.print();
  return {
    ...Object.fromEntries([...members].map(([key, member]) => [key, plain(member, inside)])),
    ...(text === '' ? {} : { printed: text }),
  };
}

/** The variables of the section of this type that was rendered last. */
const rendered = new Map<string, Readable>();
watch(SectionGlobals.prototype);
const get = SectionGlobals.prototype.get;
SectionGlobals.prototype.get = function (this: SectionGlobals, key: string): unknown {
  const value = get.call(this, key);
  if (key !== 'section') {
    const section = get.call(this, 'section');
    if (isReadable(section)) rendered.set(String(section.get('id')), this);
  }
  return value;
};

const data = mkdtempSync(join(tmpdir(), 'vitrine-record-'));
try {
  const store = await openStore(data);
  await importShop(store, join(root, 'shop'));
  const app = await createApp({
    store,
    theme: fixedTheme(await loadTheme(join(root, 'dist/theme'))),
    filesDir: join(root, 'shop/files'),
    dataDir: data,
    gateway: createTestGateway(),
  });
  for (const [name, [end, path]] of Object.entries(SECTIONS)) {
    rendered.clear();
    const { statusCode } = await app.inject({ url: path, headers: { host: 'localhost' } });
    const found = [...rendered].find(([id]) => id.endsWith(end));
    if (statusCode !== 200 || !found) throw new Error(`${path} (${statusCode}) rendered ${[...rendered.keys()]}`);
    const file = join(root, `bench/liquid/recorded/${name}.json`);
    writeFileSync(file, `${JSON.stringify(plain(found[1]))}\n`);
    console.log(file);
  }
  await app.close();
  await store.close();
} finally {
  rmSync(data, { recursive: true, force: true });
}
