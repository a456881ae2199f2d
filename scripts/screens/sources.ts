import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { REFERENCES, type ScreenResult } from '../../e2e/pictures/references.ts';
import { readThemeTexts, stringsOf } from '../../packages/compiler/src/texts/theme-texts.ts';
import { root } from '../project.ts';

/** What a screen shows besides the data and texts of the shop, and the hash of all of it when its pictures were last taken. */
interface Taken extends Pick<ScreenResult, 'pictures' | 'styles'> {
  hash: string;
}

const FILE = join(REFERENCES, 'sources.json');

/** Data and templates: any screen may show them, as it may show the English texts of the theme. */
const OF_ALL = [
  /^shop\/(?!translations\/).*\.(csv|json|html)$/,
  /^packages\/storefront\/theme\/(?!locales\/)/,
  /^packages\/storefront\/src\/styles\/.*\.woff2$/,
];
const HOST_STYLE = 'packages/host/src/surfaces/checkout/style.ts';
const STYLES = 'packages/storefront/src/styles';
const TEXT = /\.(csv|json|html|liquid|css|ts)$/;

/** What all screens have taken, by name. */
export function readTaken(file: string = FILE): Record<string, Taken> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Taken>) : {};
}

/** Writes what the screens have taken, those of `sights` anew. `sights`: of one screen in all its widths, by its name. */
export function writeTaken(sights: ReadonlyMap<string, readonly ScreenResult[]>): void {
  const hashes = new SourceHashes();
  const renewed = [...sights].map(([name, widths]): [string, Taken] => {
    const all = (key: 'pictures' | 'styles') => [...new Set(widths.flatMap((sight) => sight[key]))].sort();
    const shown = { pictures: all('pictures'), styles: all('styles') };
    return [name, { ...shown, hash: hashes.of(shown) }];
  });
  const taken = Object.entries({ ...readTaken(), ...Object.fromEntries(renewed) }).sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(taken), null, 2)}\n`);
}

/** Names of the screens whose sources have changed since their pictures were taken. */
export function staleScreens(taken: Record<string, Taken> = readTaken(), folder: string = root): string[] {
  const hashes = new SourceHashes(folder);
  return Object.entries(taken).flatMap(([name, screen]) => (hashes.of(screen) === screen.hash ? [] : [name]));
}

/** Hashes over what screens show. Files that git ignores do not count; line ends do not matter. */
export class SourceHashes {
  readonly #folder: string;
  readonly #ofAll: string[];
  readonly #known = new Map<string, string>();
  /** The theme's English texts, wherever they are written. */
  readonly #texts: string;

  constructor(folder: string = root) {
    this.#folder = folder;
    const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', 'shop', 'packages/storefront'];
    const files = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0');
    this.#ofAll = files.filter((file) => OF_ALL.some((pattern) => pattern.test(file)));
    const texts = stringsOf(readThemeTexts(join(folder, 'packages/storefront')), 'en');
    this.#texts = JSON.stringify(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  of({ pictures, styles }: Pick<Taken, 'pictures' | 'styles'>): string {
    const sheets = styles.length > 0 ? styles.flatMap((name) => this.#sheet(name)) : [HOST_STYLE];
    const shown = pictures.flatMap((path) => /^\/cdn\/shop\/files\/(.+)$/.exec(decodeURIComponent(path))?.[1] ?? []);
    const files = new Set([...this.#ofAll, ...sheets, ...shown.map((name) => `shop/files/${name}`)]);
    const hash = createHash('sha256').update(this.#texts);
    for (const file of [...files].sort()) hash.update(`${file} ${this.#file(file)}\n`);
    return hash.digest('hex').slice(0, 16);
  }

  /** The styles of all pages (`theme`) or of a template, with what they import. */
  #sheet(name: string): string[] {
    const sheets = name === 'theme' ? ['index', 'deferred'] : [`templates/${name}`];
    return sheets.flatMap((sheet) => this.#imports(`${STYLES}/${sheet}.css`));
  }

  #imports(file: string): string[] {
    const path = join(this.#folder, file);
    if (!existsSync(path)) return [file];
    const imported = [...readFileSync(path, 'utf8').matchAll(/@import "(\.[^"]+)"/g)];
    return [file, ...imported.flatMap(([, to = '']) => this.#imports(posix.join(dirname(file), to)))];
  }

  /** Hash of one file; of one that is gone, too. */
  #file(file: string): string {
    const known = this.#known.get(file);
    if (known) return known;
    const path = join(this.#folder, file);
    const bytes = existsSync(path) ? readFileSync(path) : 'gone';
    const content = TEXT.test(file) ? bytes.toString().replaceAll('\r\n', '\n') : bytes;
    const hash = createHash('sha256').update(content).digest('hex');
    this.#known.set(file, hash);
    return hash;
  }
}
