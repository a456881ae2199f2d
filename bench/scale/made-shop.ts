import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCTS } from './shoppers.ts';

const ROW: Readonly<Record<string, string>> = {
  Type: 'Tops',
  Published: 'TRUE',
  'Option1 Name': 'Title',
  'Option1 Value': 'Default Title',
  'Variant Grams': '150',
  'Variant Inventory Policy': 'deny',
  'Variant Price': '20.00',
  'Variant Requires Shipping': 'TRUE',
  'Variant Taxable': 'TRUE',
  Status: 'active',
};

/** A copy of the demo shop with products that never sell out. */
export function makeShop(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const file = join(to, 'products.csv');
  const text = readFileSync(file, 'utf8');
  const header = text.slice(0, text.indexOf('\n')).trim().split(',');
  const rows = PRODUCTS.map((handle) => {
    const own: Readonly<Record<string, string>> = { ...ROW, Handle: handle, Title: handle, 'Variant SKU': handle };
    return header.map((name) => own[name] ?? '').join(',');
  });
  writeFileSync(file, `${text.trimEnd()}\n${rows.join('\n')}\n`);
}
