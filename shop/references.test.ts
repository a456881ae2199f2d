/** What the demo shop promises: that nothing in it points nowhere. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  field,
  files,
  handles,
  inventory,
  json,
  list,
  metaobjects,
  products,
  rows,
  SHOP,
  skus,
  stock,
  tags,
  text,
  variants,
} from './demo-shop.ts';

const Collections = z.array(
  z.object({
    handle: z.string(),
    title: z.string(),
    image: z.string(),
    products: z.array(z.string()).optional(),
    rules: z
      .object({ conditions: z.array(z.object({ field: z.string(), relation: z.string(), value: z.string() })) })
      .optional(),
  }),
);
const collections = Collections.parse(json('collections.json'));
interface Link {
  title: string;
  url: string;
  links?: Link[];
}
const Link: z.ZodType<Link> = z.lazy(() =>
  z.object({ title: z.string(), url: z.string(), links: z.array(Link).optional() }),
);
const menus = z.array(z.object({ handle: z.string(), links: z.array(Link) })).parse(json('menus.json'));
const blogs = z.array(z.object({ handle: z.string() })).parse(json('blogs.json'));
const documents = (folder: string): string[] =>
  readdirSync(join(SHOP, folder)).map((name) => name.replace(/\.html$/, ''));

function head(path: string): { title: string; image?: string; excerpt?: string } {
  const match = /^<!--(\{[\s\S]*?\})-->/.exec(text(path));
  return z
    .object({ title: z.string().min(1), image: z.string().optional(), excerpt: z.string().optional() })
    .parse(JSON.parse(match?.[1] ?? 'null'));
}

describe('nothing points nowhere', () => {
  it('every picture of a product and of a variant is there', () => {
    const named = rows.flatMap((row) => [row['Image Src'], row['Variant Image']]).filter((name) => name);
    expect(named.filter((name) => !files.has(name ?? ''))).toEqual([]);
  });

  it('every metaobject a product names exists', () => {
    const known = new Set(
      Object.entries(metaobjects).flatMap(([type, entries]) => entries.map((entry) => `${type}/${entry.handle}`)),
    );
    const named = products.flatMap((row) => [
      ...list(field(row, 'custom.models')),
      ...list(field(row, 'custom.size_guides')),
    ]);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('stock is counted for every counted variant, in all three places', () => {
    const places = new Set(inventory.map((row) => row.Location));
    expect([...places].sort()).toEqual(['New York', 'San Francisco', 'Warehouse']);
    expect(inventory.filter((row) => !skus.has(row.SKU ?? ''))).toEqual([]);
    const counted = new Set(inventory.map((row) => row.SKU));
    expect(
      variants.filter(
        (row) => row['Variant Inventory Tracker'] === 'shopify' && !counted.has(row['Variant SKU'] ?? ''),
      ),
    ).toEqual([]);
    for (const row of variants)
      if (row['Variant Inventory Tracker'])
        expect(Number(row['Variant Inventory Qty']), row['Variant SKU']).toBe(stock.get(row['Variant SKU'] ?? ''));
  });

  it('collections: a picture each, at least a dozen, none empty by its tag or type', () => {
    for (const handle of ['must-haves', 'eco-conscious', 'sale'])
      expect(collections.map((entry) => entry.handle)).toContain(handle);
    expect(collections.length).toBeGreaterThanOrEqual(12);
    for (const { handle, image, products: manual, rules } of collections) {
      expect(files, handle).toContain(image);
      expect((manual ?? []).filter((name) => !handles.has(name))).toEqual([]);
      for (const rule of rules?.conditions ?? []) {
        if (rule.field === 'tag')
          expect(products.filter((row) => tags(row).includes(rule.value)).length, handle).toBeGreaterThan(2);
        if (rule.field === 'type' && rule.relation === 'equals')
          expect(products.filter((row) => row.Type === rule.value).length, handle).toBeGreaterThan(1);
      }
    }
  });

  it('twelve looks, four of everything else a page needs', () => {
    expect(metaobjects.look?.length).toBe(12);
    for (const look of metaobjects.look ?? []) {
      expect(files).toContain(look.fields.image);
      expect(list(look.fields.products).filter((handle) => !handles.has(handle))).toEqual([]);
      expect(list(look.fields.products).length).toBeGreaterThanOrEqual(1);
    }
    expect(metaobjects.size_guide?.map((guide) => guide.handle)).toEqual(['dresses', 'tops', 'trousers', 'shoes']);
    expect(metaobjects.store?.map((store) => store.handle)).toEqual(['new-york', 'san-francisco']);
  });

  it('every link of every menu leads somewhere in this shop', () => {
    const pages = new Set(documents('pages'));
    const policies = new Set(documents('policies'));
    const known = (url: string): boolean => {
      const [, kind, handle = ''] = url.split('#')[0]?.split('/') ?? [];
      if (kind === 'collections') return collections.some((entry) => entry.handle === handle);
      if (kind === 'products') return handles.has(handle);
      if (kind === 'pages') return pages.has(handle);
      if (kind === 'blogs') return blogs.some((blog) => blog.handle === handle);
      if (kind === 'policies') return policies.has(handle);
      return kind === 'account';
    };
    const all = (links: Link[]): string[] => links.flatMap((link) => [link.url, ...all(link.links ?? [])]);
    expect(menus.flatMap((menu) => all(menu.links)).filter((url) => !known(url))).toEqual([]);
    expect(menus.map((menu) => menu.handle)).toEqual(expect.arrayContaining(['main-menu', 'footer']));
  });

  it('three blogs of six articles, each of 250 words and more, with a picture', () => {
    expect(blogs.length).toBe(3);
    for (const { handle } of blogs) {
      const articles = documents(`blogs/${handle}`);
      expect(articles.length, handle).toBe(6);
      for (const article of articles) {
        const path = `blogs/${handle}/${article}.html`;
        expect(files, path).toContain(head(path).image);
        expect(head(path).excerpt, path).toBeTruthy();
        expect(
          text(path)
            .replace(/<!--[\s\S]*?-->|<[^>]+>/g, ' ')
            .split(/\s+/).length,
          path,
        ).toBeGreaterThan(250);
      }
    }
  });

  it('pages and policies have titles; the stores have their anchors', { tags: ['route-8'] }, () => {
    for (const folder of ['pages', 'policies'])
      for (const name of documents(folder)) expect(head(`${folder}/${name}.html`).title).toBeTruthy();
    // The anchors are the handles of the stores, which the page's template shows.
    expect(text('pages/stores.html')).toMatch(/"templateSuffix": "stores"[\s\S]*"#new-york"[\s\S]*"#san-francisco"/);
    expect(documents('policies')).toEqual(
      expect.arrayContaining(['refund-policy', 'privacy-policy', 'terms-of-service', 'shipping-policy']),
    );
  });

  it('orders are of known customers and pieces, in every state of the account page', () => {
    const customers = z
      .array(z.object({ email: z.string() }))
      .parse(json('customers.json'))
      .map((entry) => entry.email);
    const Order = z.object({
      customer: z.string(),
      lines: z.array(z.object({ sku: z.string() })),
      financialStatus: z.string(),
      createdAt: z.string(),
      refundedAt: z.string().optional(),
      note: z.string().optional(),
      fulfillments: z
        .array(z.object({ number: z.string(), url: z.string(), skus: z.array(z.string()).optional() }))
        .default([]),
      cancelledAt: z.string().optional(),
    });
    const orders = z.array(Order).parse(json('orders.json'));
    expect(new Set(orders.map((order) => order.customer))).toEqual(new Set(customers));
    expect(orders.flatMap((order) => order.lines).filter((line) => !skus.has(line.sku))).toEqual([]);
    expect(orders.some((order) => order.fulfillments.length === 0 && !order.cancelledAt)).toBe(true);
    expect(
      orders.some(
        (order) =>
          order.fulfillments.length === 2 &&
          order.fulfillments.every((sent) => (sent.skus?.length ?? 0) < order.lines.length),
      ),
    ).toBe(true);
    const payments = ['authorized', 'paid', 'pending', 'partially_refunded', 'refunded', 'voided'];
    expect(new Set(orders.map((order) => order.financialStatus))).toEqual(new Set(payments));
    expect(orders.some((order) => order.cancelledAt)).toBe(true);
    // What was given back says when, and that is after it was bought.
    const givenBack = orders.filter(
      ({ financialStatus, cancelledAt }) => /refunded/.test(financialStatus) && !cancelledAt,
    );
    expect(givenBack.every(({ createdAt, refundedAt = '' }) => refundedAt > createdAt)).toBe(true);
    expect(orders.some(({ note }) => note)).toBe(true);
    // One number for two parcels, and one that cannot be followed.
    const parcels = orders.flatMap((order) => order.fulfillments);
    expect(new Set(parcels.map((sent) => sent.number)).size).toBe(parcels.length - 1);
    expect(parcels.filter((sent) => sent.url === '')).toHaveLength(1);
  });

  it('files described are there', () => {
    expect(
      Object.keys(z.record(z.string(), z.unknown()).parse(json('files.json'))).filter((name) => !files.has(name)),
    ).toEqual([]);
    expect(existsSync(join(SHOP, 'shop.json'))).toBe(true);
  });

  it('what the apps are told is of this shop: a film in the experiment, a form that is there, stores with stock', () => {
    const settings = z
      .object({ experiment_config: z.string(), size_request_form: z.string(), store_ny_names: z.string() })
      .and(z.record(z.string(), z.unknown()))
      .parse(json('theme-settings.json'));
    const experiment = z
      .object({ hypothesisId: z.uuid(), productSlugs: z.array(z.string()).min(1) })
      .parse(JSON.parse(settings.experiment_config));
    const films = z.record(z.string(), z.unknown()).parse(json('product-media.json'));
    expect(experiment.productSlugs.filter((handle) => !handles.has(handle) || !films[handle])).toEqual([]);
    expect(z.record(z.string(), z.unknown()).parse(json('apps/signup-forms.json'))).toHaveProperty(
      settings.size_request_form,
    );
    const places = new Set(inventory.map((row) => row.Location));
    for (const names of [settings.store_ny_names, settings.store_sf_names])
      expect(
        String(names)
          .split(', ')
          .some((name) => places.has(name)),
      ).toBe(true);
    const Scripts = z.array(z.object({ src: z.string(), placement: z.enum(['head-start', 'header']).optional() }));
    const scripts = Scripts.parse(json('apps/apps.json'));
    expect(scripts.every(({ src }) => src.startsWith('{apps}/'))).toBe(true);
    expect(scripts.filter(({ placement }) => placement === 'head-start')).toHaveLength(1);
  });
});
