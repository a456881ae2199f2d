import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PLAIN = path.join(import.meta.dirname, 'fixtures', 'plain-theme');

interface Fault {
  /** The file that has it. */
  file: string;
  /** The file's text with the fault; null: the file is missing. */
  break: ((text: string) => string) | null;
  /** A page that would show the file, where it is no page of all. */
  page: string;
}

/** The text up to its last bracket, which is left out. */
const unclosed = (text: string) => text.slice(0, Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')));

/** What a theme can have wrong: one of each kind, each in a theme that is whole but for it. */
export const FAULTS = {
  'template that does not parse': { file: 'templates/product.json', break: unclosed, page: '/products/slip-dress' },
  'template without an order': {
    file: 'templates/product.json',
    break: (text) => text.replace(/,\s*"order": \[[^\]]*\]/, ''),
    page: '/products/slip-dress',
  },
  'order that names no section': {
    file: 'templates/product.json',
    break: (text) => text.replace('["main", "text"', '["main", "nowhere", "text"'),
    page: '/products/slip-dress',
  },
  'section of an unknown type': {
    file: 'templates/product.json',
    break: (text) => text.replace('"type": "old-blocks"', '"type": "not-there"'),
    page: '/products/slip-dress',
  },
  'group that does not parse': { file: 'sections/header-group.json', break: unclosed, page: '/' },
  'schema that does not parse': {
    file: 'sections/old-blocks.liquid',
    break: (text) => text.replace('"limit": 2,', '"limit": 2'),
    page: '/products/slip-dress',
  },
  'schema of another shape': {
    file: 'sections/old-blocks.liquid',
    break: (text) => text.replace('"name": "Own blocks"', '"name": ["Own", "blocks"]'),
    page: '/products/slip-dress',
  },
  'Liquid of a section': {
    file: 'sections/old-blocks.liquid',
    break: (text) => text.replace('{%- endcase -%}', ''),
    page: '/products/slip-dress',
  },
  'Liquid of a layout': {
    file: 'layout/theme.liquid',
    break: (text) => text.replace('{% endstyle %}', ''),
    page: '/',
  },
  'missing layout': { file: 'layout/theme.liquid', break: null, page: '/' },
  'settings schema that does not parse': { file: 'config/settings_schema.json', break: unclosed, page: '/' },
  'settings that do not parse': { file: 'config/settings_data.json', break: unclosed, page: '/' },
  'locale that does not parse': { file: 'locales/fr.json', break: unclosed, page: '/fr' },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];

/** A copy of `plain-theme` with one fault, in a temporary folder. */
export async function openBrokenTheme(name: FaultName): Promise<{ dir: string; close: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-broken-theme-'));
  await cp(PLAIN, dir, { recursive: true });
  const fault: Fault = FAULTS[name];
  const file = path.join(dir, fault.file);
  if (fault.break === null) await rm(file);
  else {
    const text = await readFile(file, 'utf8');
    const broken = fault.break(text);
    if (broken === text) throw new Error(`${fault.file} of plain-theme has nothing that this fault breaks.`);
    await writeFile(file, broken);
  }
  return { dir, close: () => rm(dir, { recursive: true, force: true }) };
}
