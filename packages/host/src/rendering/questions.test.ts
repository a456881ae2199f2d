import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ObjectScope } from '../objects/scope.ts';
import { type Answered, answerTo, createQuestions, type FragmentPage, type Question } from './questions.ts';

/** A page that is asked for its path and its name alone. */
const pageAt = (path: string, name: string): FragmentPage => ({
  scope: { path } as ObjectScope,
  name,
  hasFormResult: () => false,
});

const PATH: Question = { about: 'path', of: '' };
const NAME: Question = { about: 'page', of: '' };
const answered = (page: FragmentPage, ...asked: Question[]): Answered[] =>
  asked.map((question) => ({ ...question, answer: answerTo(question, page) }));

it('finds the name that the answers of a page make, and none where its answers were never given', () => {
  const questions = createQuestions(10_000);
  const page = pageAt('/a', 'product');
  const name = questions.remember('header', answered(page, PATH, NAME));
  expect(questions.nameOn(pageAt('/a', 'product'), 'header')).toBe(name);
  expect(questions.nameOn(pageAt('/b', 'product'), 'header')).toBeUndefined();
  expect(questions.nameOn(page, 'footer')).toBeUndefined();
});

it('never gives two pages of different answers one name, whatever a visitor writes into an address', () => {
  const questions = createQuestions(10_000);
  // The section asks for the page's name at one path alone.
  const short = pageAt('/a', 'x');
  const long = pageAt('/a\nx', 'y');
  expect(questions.remember('header', answered(short, PATH, NAME))).not.toBe(
    questions.remember('header', answered(long, PATH)),
  );
  expect(questions.nameOn(long, 'header')).not.toBe(questions.nameOn(short, 'header'));
});

it('reads again when the section reads something else now', () => {
  const questions = createQuestions(10_000);
  const page = pageAt('/a', 'product');
  questions.remember('header', answered(page, PATH, NAME));
  const name = questions.remember('header', answered(page, NAME));
  expect(questions.nameOn(pageAt('/b', 'product'), 'header')).toBe(name);
});

it('takes no more bytes than it may, and counts them as a new one would that was told the same', () => {
  const step = fc.record({
    place: fc.constantFrom('header', 'footer'),
    path: fc.constantFrom('/', '/long'.repeat(40), '/x'),
    name: fc.constantFrom('product', 'page'),
    asked: fc.constantFrom([PATH], [NAME], [PATH, NAME], [NAME, PATH], []),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      const questions = createQuestions(5000);
      for (const { place, path, name, asked } of steps) {
        const page = pageAt(path, name);
        const remembered = questions.remember(place, answered(page, ...asked));
        expect(questions.nameOn(page, place)).toBe(remembered);
        expect(questions.bytes).toBeLessThanOrEqual(5000);
      }
      // One place that asks nothing any more: what it asked before is not counted.
      for (const place of ['header', 'footer']) questions.remember(place, []);
      const fresh = createQuestions(5000);
      for (const place of ['header', 'footer']) fresh.remember(place, []);
      expect(questions.bytes).toBe(fresh.bytes);
    }),
  );
});

it('does not remember an answer that is longer than all may take, and forgets nothing for it', () => {
  const questions = createQuestions(2000);
  const page = pageAt('/', 'product');
  const name = questions.remember('header', answered(page, PATH));
  expect(questions.remember('header', answered(pageAt('/x'.repeat(1000), 'product'), PATH))).toBeUndefined();
  expect(questions.nameOn(page, 'header')).toBe(name);
});
