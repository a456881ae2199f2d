import { expect, test } from 'vitest';
import { whyNoReference } from '../reference.ts';
import { DELIBERATE } from './deliberate.ts';
import { randomQuestion } from './random-question.ts';
import { describe, search } from './search.ts';

test('random templates render as Ruby Liquid renders them, or differ for a listed reason', ({ skip }) => {
  const why = whyNoReference();
  if (why !== undefined) skip(why);
  const { asked, found } = search({ size: 400, seed: 20_26, most: 1 });
  expect(found.map(describe).join('\n')).toBe('');
  expect(asked).toBe(400);
});

test('random templates use every tag and every filter, in every mode', () => {
  const questions = Array.from({ length: 2_000 }, (_, seed) => randomQuestion(seed));
  const all = questions.map(({ template }) => template).join('\n');
  const tags =
    'assign break capture case comment continue cycle decrement doc echo for if ifchanged include increment liquid raw render tablerow unless';
  const filters =
    'append at_least capitalize concat default find_index has map reject replace_last round slice sort_natural strip_html sum truncatewords uniq url_encode where';
  expect(tags.split(' ').filter((tag) => !all.includes(`{% ${tag}`))).toEqual([]);
  expect(filters.split(' ').filter((filter) => !all.includes(`| ${filter}`))).toEqual([]);
  expect(new Set(questions.map(({ mode }) => mode))).toEqual(new Set(['lax', 'strict', 'strict2']));
  expect(randomQuestion(7)).toEqual(randomQuestion(7));
});

test('each deliberate difference has a reason', () => {
  for (const { name, reason } of DELIBERATE) expect(`${name}: ${reason}`).toMatch(/^\w.{10,}: .{30,}$/);
});
