import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { readCases } from './cases.ts';
import { sameAnswer } from './reference.ts';

const files = readCases();

test('there are as many cases as there should be', () => {
  expect(files.length).toBeGreaterThanOrEqual(90);
  expect(files.flatMap(({ cases }) => cases).length).toBeGreaterThanOrEqual(2_900);
});

test.each(files)('cases of $name', ({ cases }) => {
  const wrong = cases.flatMap(({ why, question, expected }) => {
    const ours = answer(question);
    return sameAnswer(ours, expected) ? [] : [{ why, ...question, expected, ours }];
  });
  expect(cases.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
