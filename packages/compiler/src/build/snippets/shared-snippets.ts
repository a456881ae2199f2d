/**
 * Moves markup that several sections repeat into snippets. Two fragments are equal if they differ only in the names of variables. The
 * variables of its section that a fragment reads are passed to the snippet.
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

/** Characters. A shorter fragment is not worth a snippet, which has a name and arguments. */
const SHORTEST = 240;
/** Each pass also searches the snippets of the one before; more passes find nothing. */
const PASSES = 4;

interface Fragment {
  template: number;
  start: number;
  end: number;
}

/** Variables of the compiler, and those of the platform that a snippet cannot read. */
const OWN = /^(_?v[0-9a-z]+|paginate|form|forloop)$/;
const isOwn = (name: string): boolean => OWN.test(name);

const SCHEMA = '{% schema %}';

/** `shareMarkup` for whole section files; their schemas are not changed. */
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
  return { templates, snippets: new Map([...snippets].map(([name, liquid]) => [name, withDoc(liquid)])) };
}

interface Group {
  /** The markup, with the names of the snippet's own variables. */
  canonical: string;
  fragments: { fragment: Fragment; passed: readonly string[] }[];
}

function onePass(templates: readonly Template[]): Shared {
  const groups = new Map<string, Group>();
  const uses = templates.map(({ liquid }) => countNames(liquid));
  for (const [template, { liquid }] of templates.entries()) {
    for (const { start, end } of fragmentsOf(liquid)) {
      const found = canonicalOf(liquid.slice(start, end), uses[template] ?? new Map());
      if (!found) continue;
      const group = groups.get(found.canonical) ?? { canonical: found.canonical, fragments: [] };
      group.fragments.push({ fragment: { template, start, end }, passed: found.passed });
      groups.set(found.canonical, group);
    }
  }
  const taken: Fragment[][] = templates.map(() => []);
  const chosen: { group: Group; name: string }[] = [];
  const worth = (group: Group, count: number) => (group.canonical.length - 60) * (count - 1) - 120;
  const ordered = [...groups.values()]
    .filter((group) => group.fragments.length > 1 && worth(group, group.fragments.length) > 0)
    .toSorted(
      (a, b) => worth(b, b.fragments.length) - worth(a, a.fragments.length) || (a.canonical < b.canonical ? -1 : 1),
    );
  for (const group of ordered) {
    const free = group.fragments.filter(
      ({ fragment }) => !(taken[fragment.template] ?? []).some((other) => overlap(fragment, other)),
    );
    if (free.length < 2 || worth(group, free.length) <= 0) continue;
    for (const { fragment } of free) taken[fragment.template]?.push(fragment);
    chosen.push({
      group: { ...group, fragments: free },
      name: `part-${createHash('sha256').update(group.canonical).digest('hex').slice(0, 8)}`,
    });
  }
  const edits: { fragment: Fragment; code: string }[] = chosen.flatMap(({ group, name }) =>
    group.fragments.map(({ fragment, passed }) => ({ fragment, code: rendered(name, passed) })),
  );
  return {
    templates: templates.map(({ name, liquid }, i) => ({
      name,
      liquid: replaced(
        liquid,
        edits.filter(({ fragment }) => fragment.template === i),
      ),
    })),
    snippets: new Map(chosen.map(({ group, name }) => [name, group.canonical])),
  };
}

const overlap = (a: Fragment, b: Fragment): boolean => a.start < b.end && b.start < a.end;

function replaced(liquid: string, edits: readonly { fragment: Fragment; code: string }[]): string {
  let out = '';
  let end = 0;
  for (const { fragment, code } of edits.toSorted((a, b) => a.fragment.start - b.fragment.start)) {
    out += liquid.slice(end, fragment.start) + code;
    end = fragment.end;
  }
  return out + liquid.slice(end);
}

const rendered = (name: string, passed: readonly string[]): string =>
  `{% render '${name}'${passed.map((variable, i) => `, v${i.toString(36)}: ${variable}`).join('')} %}`;

/** A snippet with the documentation of its arguments that theme-check requires. */
function withDoc(liquid: string): string {
  const [, assigned] = namesIn(liquid);
  const passed = [...new Set(allNames(liquid))].filter(
    (name) => isOwn(name) && name !== 'forloop' && !assigned.has(name),
  );
  return `{% doc %}\n  Markup that stands in several places. Generated.\n${passed.map((name) => `  @param ${name}\n`).join('')}{% enddoc %}${themeCheckNote(liquid).replaceAll('\n', '')}${liquid}`;
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

/** Names that a fragment reads, in order, and those that it assigns. */
function namesIn(liquid: string): [read: string[], set: Set<string>] {
  return [allNames(liquid).filter(isOwn), new Set([...liquid.matchAll(SETS)].map(([, name = '']) => name))];
}

/** A fragment with the snippet's variable names; undefined if it assigns what is read elsewhere, or belongs to a loop around it. */
function canonicalOf(
  fragment: string,
  uses: ReadonlyMap<string, number>,
): { canonical: string; passed: string[] } | undefined {
  const [read, set] = namesIn(fragment);
  const inside = new Map<string, number>();
  for (const name of read) inside.set(name, (inside.get(name) ?? 0) + 1);
  for (const name of set) if (uses.get(name) !== inside.get(name)) return undefined;
  if (readsForloop(fragment) || !isBalanced(fragment)) return undefined;
  const passed = [...inside.keys()].filter((name) => !set.has(name) && name !== 'forloop');
  const names = new Map([...passed, ...inside.keys()].filter((name) => name !== 'forloop').map((name) => [name, '']));
  for (const [i, name] of [...names.keys()].entries()) names.set(name, `v${i.toString(36)}`);
  return { canonical: renamed(fragment, (name) => names.get(name) ?? name), passed };
}

/** Whether the fragment reads, or leaves, a loop around it. */
function readsForloop(fragment: string): boolean {
  let depth = 0;
  for (const [tag, end, name] of fragment.matchAll(/\{%-? *(end)?(\w+)[^%]*%\}|\{\{.*?\}\}/g)) {
    if (name === 'for') depth += end ? -1 : 1;
    if (depth === 0 && (name === 'break' || name === 'continue' || (/\bforloop\b/.test(tag) && name !== 'for')))
      return true;
  }
  return false;
}

function isBalanced(fragment: string): boolean {
  let depth = 0;
  for (const [, end] of fragment.matchAll(/\{%-? *(end)?(?:if|unless|for|capture|paginate|form|case)\b/g)) {
    depth += end ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const BLOCK = /\{%-? *(end)?(if|unless|for)\b[^%]*%\}/g;
const ELEMENT = /<(\/?)([a-z][\w-]*)((?:\{\{.*?\}\}|\{%.*?%\}|"(?:\{\{.*?\}\}|\{%.*?%\}|[^"])*"|[^<>{"])*)(\/?)>/gs;
const SCRIPT = /<script\b.*?<\/script>/gs;

/** Complete blocks and elements. */
function fragmentsOf(liquid: string): { start: number; end: number }[] {
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
