import { chromium } from '@playwright/test';
import type { Part, Row } from './report.ts';
import { client } from './timing.ts';

const PAGES: [string, string][] = [
  ['home', '/'],
  ['collection', '/collections/dresses'],
  ['product', '/products/column-slip-dress'],
  ['cart', '/cart'],
];

interface Loaded {
  /** Asked for while the page was parsed, before it was idle. */
  early: Set<string>;
  all: Set<string>;
  css: Set<string>;
}

/** Scripts that come with the platform, whatever the theme. */
const OF_PLATFORM = '/cdn/shopifycloud/';

/** What a browser fetches of the theme for a page when nobody touches it. */
async function load(url: string, path: string): Promise<Loaded> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  const executablePath = process.env.VITRINE_BROWSER || undefined;
  const browser = await chromium.launch({ args, executablePath });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const scripts: string[] = [];
    const css = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
      if (request.resourceType() === 'stylesheet') css.add(request.url());
    });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    const inHtml = await page.evaluate(() =>
      [...document.querySelectorAll('script[src]')].map((script) => (script as HTMLScriptElement).src),
    );
    const ofTheme = (urls: string[]) => new Set(urls.filter((address) => !address.includes(OF_PLATFORM)));
    return { early: ofTheme(inHtml), all: ofTheme(scripts), css };
  } finally {
    await browser.close();
  }
}

async function weigh(http: ReturnType<typeof client>, urls: Iterable<string>, encoding: string): Promise<number> {
  let bytes = 0;
  for (const url of urls) bytes += (await http.send(url, { headers: { 'accept-encoding': encoding } })).body.length;
  return bytes / 1024;
}

/** JavaScript and CSS of a page as they travel. */
export const benchBytes: Part = {
  title: 'Bytes of the theme’s JavaScript and CSS until something opens (as sent)',
  async run(shop) {
    const http = client(shop.url);
    const rows: Row[] = [];
    for (const [name, path] of PAGES) {
      const { early, all, css } = await load(shop.url, path);
      const gzip = { name: 'gzip', value: await weigh(http, all, 'gzip') };
      rows.push({ what: `${name}: boot, brotli`, value: await weigh(http, early, 'br'), unit: 'kB', target: 3 });
      rows.push({
        what: `${name}: JavaScript in all, brotli`,
        value: await weigh(http, all, 'br'),
        unit: 'kB',
        baseline: gzip,
        target: 80,
      });
      const style = { name: 'gzip', value: await weigh(http, css, 'gzip') };
      rows.push({
        what: `${name}: CSS, brotli`,
        value: await weigh(http, css, 'br'),
        unit: 'kB',
        baseline: style,
        target: 15,
      });
    }
    http.close();
    return rows;
  },
};
