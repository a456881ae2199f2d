import { expect, test } from 'vitest';
import { errorTexts } from './error-texts.ts';

test('every sentence is there in French too, in other words, set as French is', () => {
  const [english, french] = [errorTexts('en'), errorTexts('fr-CA')];
  expect(french.language).toBe('fr');
  expect(Object.keys(french.sentences)).toEqual(Object.keys(english.sentences));
  expect(french.back).not.toBe(english.back);
  for (const [status, sentence] of Object.entries(french.sentences)) {
    expect(sentence).not.toBe(english.sentences[Number(status)]);
    expect(sentence).not.toMatch(/'|[^\u00a0][:;?!](\s|$)/);
  }
});

test('a language without words is answered in English', () => {
  expect(errorTexts('de').language).toBe('en');
});
