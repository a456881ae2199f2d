/** The files of a theme that a merchant gets: all but some templates and what only these use. */
import { headWithout } from './build/snippets/layout-snippets.ts';
import { items, type Json, member, members, parseJson, textOf } from './upload/json.ts';
import { checkLiquid } from './upload/liquid/check-liquid.ts';
import { type ThemeFiles, textOfFile } from './upload/theme-files.ts';

/**
 * @param without Paths of JSON templates to leave out. Also left out are the sections that no other template, group or layout shows and no
 * merchant can add, the scripts of these sections, what only these load, and the styles of these templates.
 */
export function merchantFiles(files: ThemeFiles, without: readonly string[]): Map<string, string | Uint8Array> {
  const left = new Set(without);
  const shown = new Set<string>();
  const ofLeft = new Set<string>();
  for (const [path, content] of files) {
    if (/^(templates|sections)\/.*\.json$/.test(path)) {
      const types = sectionTypes(readJson(textOfFile(content)));
      for (const type of types) (left.has(path) ? ofLeft : shown).add(type);
    } else if (path.endsWith('.liquid')) {
      const { files: named, bodies } = checkLiquid(textOfFile(content));
      for (const { tag, name } of named) if (tag === 'section') shown.add(name);
      const schema = readJson(bodies.find(({ tag }) => tag === 'schema')?.text ?? '{}');
      if (path.startsWith('sections/') && items(member(schema, 'presets')).length > 0) shown.add(stem(path));
    }
  }
  const sections = [...ofLeft].filter((name) => !shown.has(name));
  for (const name of sections) left.add(`sections/${name}.liquid`);
  for (const path of files.keys()) if (sections.some((name) => isChunkOf(name, path))) left.add(path);
  const before = loaded(files, new Set());
  const after = loaded(files, left);
  const merchant = new Map([...files].filter(([path]) => !left.has(path) && (after.has(path) || !before.has(path))));
  const head = merchant.get(HEAD);
  if (head !== undefined)
    merchant.set(
      HEAD,
      without.reduce((text, path) => headWithout(text, templateOf(path)), textOfFile(head)),
    );
  return merchant;
}

const HEAD = 'snippets/vitrine-head.liquid';

/** `templates/page.guide.json` → `page.guide` */
const templateOf = (path: string): string => path.replace(/^templates\//, '').replace(/\.json$/, '');

const readJson = (text: string): Json | undefined => {
  const parsed = parseJson(text, { lenient: true });
  return parsed.ok ? parsed.value : undefined;
};

const sectionTypes = (json: Json | undefined): string[] =>
  members(member(json, 'sections')).flatMap(({ value }) => textOf(member(value, 'type')) ?? []);

const stem = (path: string): string => path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');

/** Whether a file is the script of a section's island: it has the section's name and the bundler's hash. */
const isChunkOf = (section: string, path: string): boolean =>
  new RegExp(`^assets/${section}-[\\w-]{7}\\.js$`).test(path);

/** The assets that the Liquid files refer to, directly or through other assets. */
function loaded(files: ThemeFiles, left: ReadonlySet<string>): Set<string> {
  const assets = [...files.keys()].filter((path) => path.startsWith('assets/') && !left.has(path));
  const found = new Set<string>();
  const queue = [...files.keys()].filter((path) => path.endsWith('.liquid') && !left.has(path));
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (!/\.(liquid|js|mjs|css|json)$/.test(path)) continue;
    const names = new Set(textOfFile(files.get(path) ?? '').match(/[\w@.~-]+\.\w+/g));
    for (const asset of assets) {
      if (found.has(asset) || !names.has(asset.slice('assets/'.length))) continue;
      found.add(asset);
      queue.push(asset);
    }
  }
  return found;
}
