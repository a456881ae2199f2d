import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'rolldown/utils';
import { root } from '../project.ts';
import { RULE_ID } from './rules.ts';

/** A test, or a group of tests, that says which rules it shows. */
export interface TaggedTest {
  /** From the project's root, with slashes. */
  path: string;
  /** As it is written: a template's expressions are not replaced. */
  title: string;
  /** The ids in its tags: `['cart-7', 'cart-9']`. Whether there is such a rule is not known here. */
  rules: string[];
}

/** A rule's id as a tag is written; other texts may look like it. */
const QUOTED_ID = /['"]@?[a-z]+-\d+['"]/;
const STARTS = new Set(['test', 'it', 'describe']);
/** A test marked so does not run, or is expected to fail: it shows nothing. */
const SHOWS_NOTHING = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);

/** `['test', 'each']` of `test.each(rows)`: the names in a callee; empty for any other expression. */
function namesOf(callee: ESTree.Node): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression') return namesOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag);
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
    return [...namesOf(callee.object), callee.property.name];
  return [];
}

function titleOf(node: ESTree.Node | undefined, source: string): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return source.slice(node.start + 1, node.end - 1);
  return undefined;
}

/** The tags among a test's options (`tags` of Vitest, `tag` of Playwright), or undefined where one is not a plain string. */
function tagsOf(options: ESTree.ObjectExpression): string[] | undefined {
  const tags: string[] = [];
  for (const property of options.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    if (property.key.name !== 'tags' && property.key.name !== 'tag') continue;
    const values = property.value.type === 'ArrayExpression' ? property.value.elements : [property.value];
    for (const value of values) {
      if (value?.type !== 'Literal' || typeof value.value !== 'string') return undefined;
      tags.push(value.value);
    }
  }
  return tags;
}

/**
 * The tests of one file that name rules, in its order. Tests that do not run or are
 * expected to fail (`test.skip`, `todo`, `fixme`, `fails`) are left out.
 * Throws where the source does not parse, or a tag is not written as a plain string.
 */
export function taggedTestsOf(path: string, source: string): TaggedTest[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const found: TaggedTest[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first, options] }) {
      const [start = '', ...further] = namesOf(callee);
      const title = titleOf(first, source);
      if (!STARTS.has(start) || title === undefined || options?.type !== 'ObjectExpression') return;
      const tags = tagsOf(options);
      if (!tags) throw new Error(`${path}: write the tags of "${title}" as plain strings`);
      const rules = tags.map((tag) => tag.replace(/^@/, '')).filter((tag) => RULE_ID.test(tag));
      if (rules.length && !further.some((name) => SHOWS_NOTHING.has(name))) found.push({ path, title, rules });
    },
  }).visit(program);
  return found;
}

/** The tests of the project that name rules, by path. Throws as `taggedTestsOf` does. */
export function taggedTests(): TaggedTest[] {
  return globSync('{bench,campaigns,e2e,packages,scripts,shop}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/dist'],
  })
    .map((path) => path.split(sep).join('/'))
    .sort()
    .flatMap((path) => {
      const source = readFileSync(join(root, path), 'utf8');
      // Most files name no rule: they need no parsing.
      return QUOTED_ID.test(source) ? taggedTestsOf(path, source) : [];
    });
}
