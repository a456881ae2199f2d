import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root, themeDir } from '../scripts/project.ts';
import { NOT_FOR_MERCHANTS } from '../scripts/tasks/theme.ts';
import type { Part, Row } from './report.ts';
import { client } from './timing.ts';

const SOURCES = join(root, 'packages/storefront/src/sections');

interface SectionSize {
  name: string;
  /** kB of its Liquid file. */
  liquid: number;
  /** kB of the TypeScript in its folder, tests apart. */
  source: number;
}

const kB = (files: readonly string[]): number => files.reduce((sum, file) => sum + statSync(file).size, 0) / 1024;

/** The compiled sections of the built theme, the largest first. */
function sectionSizes(): SectionSize[] {
  return globSync('*/*.section.tsx', { cwd: SOURCES })
    .map((file) => {
      const name = basename(file, '.section.tsx');
      const folder = join(SOURCES, dirname(file));
      const sources = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/*.test.*', '**/*.fixture.*'] });
      return {
        name,
        liquid: kB([join(themeDir, 'sections', `${name}.liquid`)]),
        source: kB(sources.map((source) => join(folder, source))),
      };
    })
    .toSorted((a, b) => b.liquid - a.liquid);
}

/** The sections of the templates that no merchant gets. */
const notForMerchants = (): Set<string> =>
  new Set(
    NOT_FOR_MERCHANTS.flatMap((path) => {
      const { sections }: { sections: Record<string, { type: string }> } = JSON.parse(
        readFileSync(join(themeDir, path), 'utf8'),
      );
      return Object.values(sections).map(({ type }) => type);
    }),
  );

function liquidRow(what: string, sections: readonly SectionSize[], target?: number): Row {
  const sum = (key: 'liquid' | 'source') => sections.reduce((total, section) => total + section[key], 0);
  return { what, value: sum('liquid'), unit: 'kB', baseline: { name: 'TypeScript', value: sum('source') }, target };
}

/** kB of what matches in a page. */
const share = (html: string, pattern: RegExp): number =>
  [...html.matchAll(pattern)].reduce((sum, [found]) => sum + Buffer.byteLength(found), 0) / 1024;

const PAYLOADS = /<script type="application\/json".*?<\/script>/gs;
const STYLES = /<style.*?<\/style>/gs;

const PAGES: { name: string; path: string; html?: number; brotli: number }[] = [
  { name: 'product page', path: '/products/column-slip-dress', html: 120, brotli: 20 },
  { name: 'text page', path: '/pages/about', brotli: 12 },
  { name: 'policy', path: '/policies/privacy-policy', brotli: 12 },
];

/** What the compiler prints: the sections' Liquid beside the TypeScript that it is printed from, and pages beside their payloads and styles. */
export const benchLiquidSize: Part = {
  title: 'Size of the compiled Liquid, and of the HTML it prints',
  async run(shop) {
    const apart = notForMerchants();
    const all = sectionSizes();
    const sections = all.filter(({ name }) => !apart.has(name));
    const rows = [
      liquidRow(`all ${sections.length} compiled sections`, sections, 700),
      liquidRow(
        'collection',
        sections.filter(({ name }) => name === 'collection'),
        60,
      ),
      ...sections.slice(0, 5).map((section, at) => liquidRow(`largest ${at + 1}: ${section.name}`, [section])),
      liquidRow(
        `not for merchants: ${apart.size} sections`,
        all.filter(({ name }) => apart.has(name)),
      ),
    ];
    const http = client(shop.url);
    for (const { name, path, html, brotli } of PAGES) {
      const plain = await http.send(path, { headers: { 'accept-encoding': 'identity' } });
      if (plain.status !== 200) throw new Error(`${path} answered ${plain.status}`);
      const text = plain.body.toString();
      const { body } = await http.send(path, { headers: { 'accept-encoding': 'br' } });
      const whole = plain.body.length / 1024;
      rows.push(
        {
          what: `${name}: HTML`,
          value: whole,
          unit: 'kB',
          baseline: { name: 'its payloads', value: share(text, PAYLOADS) },
          target: html,
        },
        {
          what: `${name}: its styles`,
          value: share(text, STYLES),
          unit: 'kB',
          baseline: { name: 'the HTML', value: whole },
        },
        {
          what: `${name}: HTML, brotli`,
          value: body.length / 1024,
          unit: 'kB',
          baseline: { name: 'the HTML', value: whole },
          target: brotli,
        },
      );
    }
    http.close();
    return rows;
  },
};
