/**
 * Markup that stands more than once in the sections, as snippets. Two pieces are the same where they differ only in the names of variables; what a piece
 * reads of its surroundings is given to the snippet.
 */
import { createHash } from 'node:crypto';
import { renamed } from '../../emit/short-names.ts';
import { themeCheckNote } from '../../emit/theme-check-note.ts';

/** A section's template, without its schema. */
export interface Template {
  name: string;
  liquid: string;
}

export interface Shared {
  templates: Template[];
  /** Liquid by the snippet's name. */
  snippets: Map<string, string>;
}

/** A piece shorter than this is not worth a snippet, which has a name and arguments. */
const SHORTEST = 240;
/** More passes than this find nothing more: each finds pieces of the snippets of before. */
const PASSES = 4;

interface Piece {
  template: number;
  start: number;
  end: number;
}

/** Variables that the compiler named, and the only ones of the platform that a snippet does not see. */
const OWN = /^(_?v[0-9a-z]+|paginate|form|forloop)$/;
const isOwn = (name: string): boolean => OWN.test(name);

const SCHEMA = '{% schema %}';

/** The same of whole section files, whose schemas stay as they are. */
export function shareSections<T extends Template>(
  sections: readonly T[],
): { sections: T[]; snippets: Map<string, string> } {
  const parts = sections.map(({ liquid }) => {
    const at = liquid.indexOf(SCHEMA);
    return at < 0 ? [liquid, ''] : [liquid.slice(0, at), liquid.slice(at)];
  });
  const { templates, snippets } = shareMarkup(sections.map(({ name }, i) => ({ name, liquid: parts[i]?.[0] ?? '' })));
  return {
    sections: sections.map((one, i) => ({ ...one, liquid: (templates[i]?.liquid ?? '') + (parts[i]?.[1] ?? '') })),
    snippets,
  };
}

export function shareMarkup(sections: readonly Template[]): Shared {
  let templates: Template[] = sections.map((one) => ({ ...one }));
  const snippets = new Map<string, string>();
  for (let pass = 0; pass < PASSES; pass++) {
    const before = templates.length + snippets.size;
    const all = [...templates, ...[...snippets].map(([name, liquid]) => ({ name, liquid }))];
    const shared = onePass(all);
    if (shared.snippets.size === 0) break;
    templates = shared.templates.slice(0, sections.length);
    for (const { name, liquid } of shared.templates.slice(sections.length)) snippets.set(name, liquid);
    for (const [name, liquid] of shared.snippets) snippets.set(name, liquid);
    if (templates.length + snippets.size === before) break;
  }
  return { templates, snippets: new Map([...snippets].map(([name, liquid]) => [name, documented(liquid)])) };
}

interface Group {
  /** Names of the snippet's own variables in place of those of its places. */
  canonical: string;
  pieces: { piece: Piece; given: readonly string[] }[];
}

function onePass(templates: readonly Template[]): Shared {
  const groups = new Map<string, Group>();
  const uses = templates.map(({ liquid }) => countNames(liquid));
  for (const [template, { liquid }] of templates.entries()) {
    for (const { start, end } of piecesOf(liquid)) {
      const found = canonicalOf(liquid.slice(start, end), uses[template] ?? new Map());
      if (!found) continue;
      const group = groups.get(found.canonical) ?? { canonical: found.canonical, pieces: [] };
      group.pieces.push({ piece: { template, start, end }, given: found.given });
      groups.set(found.canonical, group);
    }
  }
  const taken: Piece[][] = templates.map(() => []);
  const chosen: { group: Group; name: string }[] = [];
  const worth = (group: Group, count: number) => (group.canonical.length - 60) * (count - 1) - 120;
  const ordered = [...groups.values()]
    .filter((group) => group.pieces.length > 1 && worth(group, group.pieces.length) > 0)
    .toSorted((a, b) => worth(b, b.pieces.length) - worth(a, a.pieces.length) || (a.canonical < b.canonical ? -1 : 1));
  for (const group of ordered) {
    const free = group.pieces.filter(
      ({ piece }) => !(taken[piece.template] ?? []).some((other) => overlap(piece, other)),
    );
    if (free.length < 2 || worth(group, free.length) <= 0) continue;
    for (const { piece } of free) taken[piece.template]?.push(piece);
    chosen.push({
      group: { ...group, pieces: free },
      name: `part-${createHash('sha256').update(group.canonical).digest('hex').slice(0, 8)}`,
    });
  }
  const edits: { piece: Piece; code: string }[] = chosen.flatMap(({ group, name }) =>
    group.pieces.map(({ piece, given }) => ({ piece, code: rendered(name, given) })),
  );
  return {
    templates: templates.map(({ name, liquid }, i) => ({
      name,
      liquid: replaced(
        liquid,
        edits.filter(({ piece }) => piece.template === i),
      ),
    })),
    snippets: new Map(chosen.map(({ group, name }) => [name, group.canonical])),
  };
}

const overlap = (a: Piece, b: Piece): boolean => a.start < b.end && b.start < a.end;

function replaced(liquid: string, edits: readonly { piece: Piece; code: string }[]): string {
  let out = '';
  let end = 0;
  for (const { piece, code } of edits.toSorted((a, b) => a.piece.start - b.piece.start)) {
    out += liquid.slice(end, piece.start) + code;
    end = piece.end;
  }
  return out + liquid.slice(end);
}

const rendered = (name: string, given: readonly string[]): string =>
  `{% render '${name}'${given.map((variable, i) => `, v${i.toString(36)}: ${variable}`).join('')} %}`;

/** What theme-check wants to know of a snippet's arguments. */
function documented(liquid: string): string {
  const [, assigned] = namesIn(liquid);
  const given = [...new Set(allNames(liquid))].filter(
    (name) => isOwn(name) && name !== 'forloop' && !assigned.has(name),
  );
  return `{% doc %}\n  Markup that stands in several places. Generated.\n${given.map((name) => `  @param ${name}\n`).join('')}{% enddoc %}${themeCheckNote(liquid).replaceAll('\n', '')}${liquid}`;
}

function allNames(liquid: string): string[] {
  const found: string[] = [];
  renamed(liquid, (name) => {
    found.push(name);
    return name;
  });
  return found;
}

const countNames = (liquid: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of allNames(liquid)) if (isOwn(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

const SETS = /\{%-? *(?:assign|capture|for|increment|decrement) +([A-Za-z_][\w-]*)/g;

/** Names that a piece reads, in order, and those that it sets. */
function namesIn(liquid: string): [read: string[], set: Set<string>] {
  return [allNames(liquid).filter(isOwn), new Set([...liquid.matchAll(SETS)].map(([, name = '']) => name))];
}

/** A piece with names of its own; undefined where it sets what is read elsewhere, or belongs to a loop around. */
function canonicalOf(
  piece: string,
  uses: ReadonlyMap<string, number>,
): { canonical: string; given: string[] } | undefined {
  const [read, set] = namesIn(piece);
  const inside = new Map<string, number>();
  for (const name of read) inside.set(name, (inside.get(name) ?? 0) + 1);
  for (const name of set) if (uses.get(name) !== inside.get(name)) return undefined;
  if (readsForloop(piece) || !isBalanced(piece)) return undefined;
  const given = [...inside.keys()].filter((name) => !set.has(name) && name !== 'forloop');
  const names = new Map([...given, ...inside.keys()].filter((name) => name !== 'forloop').map((name) => [name, '']));
  for (const [i, name] of [...names.keys()].entries()) names.set(name, `v${i.toString(36)}`);
  return { canonical: renamed(piece, (name) => names.get(name) ?? name), given };
}

/** Whether the piece reads, or leaves, a loop that stands around it. */
function readsForloop(piece: string): boolean {
  let depth = 0;
  for (const [tag, end, name] of piece.matchAll(/\{%-? *(end)?(\w+)[^%]*%\}|\{\{.*?\}\}/g)) {
    if (name === 'for') depth += end ? -1 : 1;
    if (depth === 0 && (name === 'break' || name === 'continue' || (/\bforloop\b/.test(tag) && name !== 'for')))
      return true;
  }
  return false;
}

function isBalanced(piece: string): boolean {
  let depth = 0;
  for (const [, end] of piece.matchAll(/\{%-? *(end)?(?:if|unless|for|capture|paginate|form|case)\b/g)) {
    depth += end ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const BLOCK = /\{%-? *(end)?(if|unless|for)\b[^%]*%\}/g;
const ELEMENT = /<(\/?)([a-z][\w-]*)((?:\{\{.*?\}\}|\{%.*?%\}|"(?:\{\{.*?\}\}|\{%.*?%\}|[^"])*"|[^<>{"])*)(\/?)>/gs;
const SCRIPT = /<script\b.*?<\/script>/gs;

/** Blocks and elements that are whole. */
function piecesOf(liquid: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  const add = (start: number, end: number) => {
    if (end - start >= SHORTEST) found.push({ start, end });
  };
  const blocks: number[] = [];
  for (const match of liquid.matchAll(BLOCK)) {
    if (!match[1]) blocks.push(match.index);
    else add(blocks.pop() ?? match.index, match.index + match[0].length);
  }
  const scripts = [...liquid.matchAll(SCRIPT)].map((match) => [match.index, match.index + match[0].length] as const);
  const elements: { tag: string; start: number }[] = [];
  for (const match of liquid.matchAll(ELEMENT)) {
    const [whole, closes, tag = '', , isVoid] = match;
    if (isVoid || scripts.some(([from, to]) => match.index >= from && match.index < to)) continue;
    if (!closes) elements.push({ tag, start: match.index });
    else {
      const open = elements.findLastIndex((one) => one.tag === tag);
      const [element] = open < 0 ? [] : elements.splice(open);
      if (element) add(element.start, match.index + whole.length);
    }
  }
  return found;
}
