import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PageRequest } from '../src/rendering/page-request.ts';
import { createPages, type Pages } from '../src/rendering/pages.ts';
import type { Store } from '../src/store/open.ts';
import { dropTestDatabase } from '../src/store/test-store.ts';
import { loadTheme, type Theme } from '../src/theme/load.ts';
import type { LiveTheme } from '../src/theme/watch.ts';
import { fixedTheme } from '../src/theme/watch.ts';
import { openImported } from './open-imported.ts';
import { writeShopFolder } from './shop-folder.ts';

export const THEME_DIR = path.join(import.meta.dirname, 'fixtures', 'pages-theme');

export interface PagesFixture {
  store: Store;
  theme: Theme;
  pages: Pages;
  /** What the renderer told the console. */
  lines: string[];
  close(): Promise<void>;
}

export interface FixtureOptions {
  live?: LiveTheme;
  dev?: boolean;
  pageBytes?: number;
  rowBytes?: number;
  sectionBytes?: number;
  sectionQuestionBytes?: number;
  now?: () => number;
}

/** A small shop in a temporary folder, with the pages of the fixture theme. */
export async function openPages(options: FixtureOptions = {}): Promise<PagesFixture> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-pages-'));
  const shopDir = path.join(dir, 'shop');
  await writeShopFolder(shopDir);
  await mkdir(path.join(shopDir, 'policies'), { recursive: true });
  await mkdir(path.join(shopDir, 'metaobjects'), { recursive: true });
  await writeFile(
    path.join(shopDir, 'policies', 'refund-policy.html'),
    '<!--{"title":"Returns & refunds"}-->\n<p>Thirty days.</p>',
  );
  await writeFile(
    path.join(shopDir, 'redirects.csv'),
    'Redirect from,Redirect to\n/old,/products/slip-dress?x=1\n/pages/about,/cart\n/evil,//evil.example\n/me,/me/\n',
  );
  const look = {
    fields: { name: 'single_line_text_field', size: 'number_integer', products: 'list.product_reference' },
    entries: [
      {
        handle: 'evening',
        fields: { name: 'Evening', size: '4', products: '["slip-dress","silk-scarf","not-there"]' },
      },
    ],
  };
  await writeFile(path.join(shopDir, 'metaobjects', 'look.json'), JSON.stringify(look));
  const store = await openImported(path.join(dir, 'data'), shopDir, 'pages');
  const live = options.live ?? fixedTheme(await loadTheme(THEME_DIR));
  const lines: string[] = [];
  const pages = createPages({ store, theme: live, dev: false, ...options, report: (line) => lines.push(line) });
  return {
    store,
    theme: live.current(),
    pages,
    lines,
    async close() {
      pages.close();
      await store.close();
      await dropTestDatabase(path.join(dir, 'data'));
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** A visitor's request for an address such as `/products/x?variant=1`. */
export function request(address: string, given: Partial<PageRequest> = {}): PageRequest {
  const [address1 = '/', query = ''] = address.split('?', 2);
  return {
    origin: 'http://shop.test',
    path: address1,
    query: new URLSearchParams(query),
    locale: 'en',
    rootUrl: '/',
    country: 'US',
    cartToken: null,
    customerId: null,
    formResults: new Map(),
    designMode: false,
    ...given,
  };
}

/** What a template with this source prints on a page, without a layout. */
export async function printed(
  fixture: Pick<PagesFixture, 'store' | 'theme'>,
  source: string,
  given: Partial<PageRequest> & { address?: string; name?: string } = {},
): Promise<string> {
  const { address = '/', name = 'index', ...rest } = given;
  const templates = new Map(fixture.theme.templates);
  templates.set(name, { kind: 'liquid', name, path: `templates/${name}.liquid`, source: `{% layout none %}${source}` });
  const pages = createPages({
    store: fixture.store,
    theme: fixedTheme({ ...fixture.theme, templates }),
    dev: false,
    report: () => {},
  });
  const { body } = await pages.renderPage(request(address, rest));
  pages.close();
  return body;
}
