import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import type { Part } from './report.ts';
import { startShop } from './shop.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const HEADER =
  'Handle,Title,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Status';
const COLORS = 20;
const SIZES = 20;
const LENGTHS = 5;
const ROUNDS = 40;

/** A shop with one coat in 20 colors, 20 sizes and 5 lengths: all a product may have, but 48. */
function makeShop(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'shop.json'), readFileSync(join(root, 'shop/shop.json'), 'utf8'));
  const rows = [HEADER];
  for (let color = 0; color < COLORS; color++) {
    for (let size = 0; size < SIZES; size++) {
      for (let length = 0; length < LENGTHS; length++) {
        const isFirst = rows.length === 1;
        rows.push(
          `coat,${isFirst ? 'Coat,Coats,TRUE,Color' : ',,,'},Color ${color},${isFirst ? 'Size' : ''},Size ${size},${isFirst ? 'Length' : ''},Length ${length},C${color}-${size}-${length},shopify,${(color + size + length) % 4},deny,100.00,${isFirst ? 'active' : ''}`,
        );
      }
    }
  }
  writeFileSync(join(folder, 'products.csv'), `${rows.join('\n')}\n`);
}

/** ms from a click on a value to the page that shows it, median; React draws a click before it returns. */
async function choosing(page: Page, first: string, second: string): Promise<number> {
  await page.waitForFunction(() => document.querySelector('.buy [name="id"]')?.textContent !== '');
  return page.evaluate(
    ({ names, rounds }) => {
      const inputs = names.map((name) => document.querySelector<HTMLInputElement>(`.buy input[value="${name}"]`));
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        const began = performance.now();
        inputs[round % 2]?.click();
        times.push(performance.now() - began);
      }
      times.sort((a, b) => a - b);
      return times[Math.floor(times.length / 2)] ?? 0;
    },
    { names: [first, second], rounds: ROUNDS },
  );
}

/** How fast a choice is answered on the page of a product with 2 000 variants. */
export const benchChoice: Part = {
  title: `Choosing on a product page (median of ${ROUNDS} clicks, drawn)`,
  async run(demo) {
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-choice-'));
    makeShop(join(folder, 'shop'));
    const shop = await startShop(join(folder, 'data'), ['--shop', join(folder, 'shop')]);
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
    const browser = await chromium.launch({ args, executablePath: process.env.VITRINE_BROWSER || undefined });
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`${demo.url}/products/column-slip-dress`, { waitUntil: 'networkidle' });
      const few = { name: 'of 21 variants', value: await choosing(page, '2', '4') };
      await page.goto(`${shop.url}/products/coat`, { waitUntil: 'networkidle' });
      const color = await choosing(page, 'Color 19', 'Color 1');
      const size = await choosing(page, 'Size 19', 'Size 1');
      return [
        { what: 'product page, 2 000 variants: choose a color', value: color, unit: 'ms', baseline: few, target: 16 },
        { what: 'product page, 2 000 variants: choose a size', value: size, unit: 'ms', baseline: few, target: 16 },
      ];
    } finally {
      await browser.close();
      await shop.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
