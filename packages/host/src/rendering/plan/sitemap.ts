import type { Reader } from '../rows/reader.ts';
import { notFound, type Plan, type TextPlan } from './plan.ts';

/** Addresses in one file; the protocol allows 50 000. */
const PER_FILE = 5000;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const xml = (body: string): TextPlan => ({
  kind: 'text',
  contentType: 'application/xml; charset=utf-8',
  template: null,
  resources: () => ({}),
  body: () => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`,
});

interface Entry {
  path: string;
  changed?: string;
}

function urlSet(origin: string, entries: Entry[]): TextPlan {
  const rows = entries.map(
    ({ path, changed }) =>
      `  <url><loc>${escapeXml(origin + path)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}<changefreq>daily</changefreq></url>`,
  );
  return xml(`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>`);
}

async function products(reader: Reader, part: number): Promise<Entry[]> {
  const rows = await reader.need('productAddresses', `${(part - 1) * PER_FILE}:${PER_FILE}`);
  return rows.map(({ handle, updatedAt }) => ({ path: `/products/${encodeURIComponent(handle)}`, changed: updatedAt }));
}

async function collections(reader: Reader): Promise<Entry[]> {
  const ids = await reader.need('collectionIds', '');
  const rows = await Promise.all(ids.map((id) => reader.need('collection', id)));
  return rows.flatMap((row) =>
    row ? [{ path: `/collections/${encodeURIComponent(row.handle)}`, changed: row.updatedAt }] : [],
  );
}

async function pages(reader: Reader): Promise<Entry[]> {
  const handles = await reader.need('pageHandles', '');
  return handles.map((handle) => ({ path: `/pages/${encodeURIComponent(handle)}` }));
}

async function blogs(reader: Reader): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const handle of await reader.need('blogHandles', '')) {
    const path = `/blogs/${encodeURIComponent(handle)}`;
    entries.push({ path });
    const blog = await reader.need('blog', handle);
    const articles = await Promise.all((blog?.articleIds ?? []).map((id) => reader.need('articleById', id)));
    for (const row of articles)
      if (row) entries.push({ path: `${path}/${encodeURIComponent(row.handle)}`, changed: row.updatedAt });
  }
  return entries;
}

/** `/sitemap.xml` and its parts (docs/platform.md: routes). */
export async function planSitemap(reader: Reader, path: string, origin: string): Promise<Plan> {
  if (path === '/sitemap.xml') {
    const { products: total } = await reader.need('counts', '');
    const files = Array.from(
      { length: Math.max(1, Math.ceil(total / PER_FILE)) },
      (_, index) => `sitemap_products_${index + 1}.xml`,
    );
    files.push('sitemap_collections_1.xml', 'sitemap_pages_1.xml', 'sitemap_blogs_1.xml');
    const rows = files.map((file) => `  <sitemap><loc>${escapeXml(`${origin}/${file}`)}</loc></sitemap>`);
    return xml(
      `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>`,
    );
  }
  const match = /^\/sitemap_(products|collections|pages|blogs)_(\d{1,4})\.xml$/.exec(path);
  const part = Number(match?.[2]);
  if (!match || part < 1 || (part > 1 && match[1] !== 'products')) return notFound();
  if (match[1] === 'products') {
    const entries = await products(reader, part);
    return entries.length === 0 && part > 1
      ? notFound()
      : urlSet(origin, part === 1 ? [{ path: '/' }, ...entries] : entries);
  }
  return urlSet(
    origin,
    await (match[1] === 'collections' ? collections(reader) : match[1] === 'pages' ? pages(reader) : blogs(reader)),
  );
}
