import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.ts';

/** A rule of the product, as docs/rules.md has it. */
export interface Rule {
  /** Its area and its number there: `cart-7`. Tests carry it as a tag, comments cite it. */
  id: string;
  text: string;
  /** Where it lives: paths from the project's root. */
  files: string[];
}

/** The rules of one area. */
export interface Section {
  heading: string;
  rules: Rule[];
}

/** A rule's id, and no other tag. */
export const RULE_ID = /^[a-z]+-\d+$/;

const RULE = /^- \*\*([a-z]+-\d+)\*\* (.+?) In ((?:`[^`]+`, )*`[^`]+`)\.$/;

/**
 * The rules of a page written as docs/rules.md is: below each heading a list, each item an id in bold, the rule's sentences, and
 * `In` with the files. Throws for anything else below a heading, for an id that is there twice, and for numbers out of their order.
 */
export function parseRules(page: string): Section[] {
  const [, ...parts] = page.split(/^## /m);
  const seen = new Set<string>();
  return parts.map((part) => {
    const [heading = '', ...lines] = part.trim().split('\n');
    const items = lines
      .join('\n')
      .trim()
      .split(/\n(?=\S)/);
    let last = { area: '', number: 0 };
    const rules = items.map((item) => {
      const [, id = '', text = '', files = ''] = RULE.exec(item.replace(/\n {2}/g, ' ')) ?? [];
      if (!id) throw new Error(`docs/rules.md, ${heading}: this is not written as a rule: ${item}`);
      const [area = '', digits = ''] = id.split('-');
      if (seen.has(id)) throw new Error(`docs/rules.md: ${id} is there twice`);
      seen.add(id);
      if (last.area && (area !== last.area || Number(digits) < last.number))
        throw new Error(`docs/rules.md: ${id} does not belong after ${last.area}-${last.number}`);
      last = { area, number: Number(digits) };
      return { id, text, files: files.slice(1, -1).split('`, `') };
    });
    return { heading, rules };
  });
}

/** The product's rules in the order of docs/rules.md. Throws as `parseRules` does, and where the page is missing. */
export function readSections(): Section[] {
  return parseRules(readFileSync(join(root, 'docs/rules.md'), 'utf8'));
}
