/** Snippets of TSX as React developers write them, each with what is expected of it: that it is exact, or refused, and where. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Verdict } from '../src/parity/check-file.ts';
import { config } from './config.ts';
import { native } from './native.ts';

const { checkFile } = native<typeof import('../src/parity/check-file.ts')>('../src/parity/check-file.ts');

const corpus = join(import.meta.dirname, 'corpus');
const files = globSync('{language,react}/*.tsx', { cwd: corpus }).toSorted();

/** Random props for each snippet; a full run looks further. */
const RUNS = process.env.VITRINE_FULL === '1' ? 300 : 30;

const EXPECTED = /^\/\/ expect: (ok|ok or refused|refused (.+))\nexport (?:function|const) (\w+)/gm;
const MARK = /(?:\/\/ <- refused|\{\/\* <- refused \*\/\})$/;

interface Snippet {
  name: string;
  mayBeExact: boolean;
  mayBeRefused: boolean;
  /** What the refusal says; any words where it is undefined. */
  words: string | undefined;
  /** Lines of which one is refused; any line where there is none. */
  lines: readonly number[];
}

/** The snippets of a file, from the comments in it. */
function snippetsIn(text: string): Snippet[] {
  const lines = text.split('\n');
  const marks = lines.flatMap((line, i) => (MARK.test(line) ? [i + 1] : []));
  const found = [...text.matchAll(EXPECTED)].map(({ 0: head, 1: verdict, 2: words, 3: name = '', index }) => {
    const first = text.slice(0, index + head.length).split('\n').length;
    const last =
      lines.findIndex(
        (line, i) => i + 1 >= first && /^[}\])]|;(?: \/\/ <- refused)?$/.test(line) && !line.startsWith(' '),
      ) + 1;
    const own = marks.filter((line) => line >= first && line <= last);
    return { name, mayBeExact: words === undefined, mayBeRefused: verdict !== 'ok', words, first, own };
  });
  // What a module or a helper does is marked where it stands, above the snippet.
  const shared = marks.filter((line) => !found.some(({ own }) => own.includes(line)));
  return found.map(({ first, own, ...snippet }) => {
    const above = shared.filter((line) => line < first).slice(-1);
    return { ...snippet, lines: snippet.words === undefined ? [] : own.length > 0 ? own : above };
  });
}

/** What is wrong with a verdict; undefined where it is as expected. */
function mistake(snippet: Snippet, verdict: Verdict | undefined): string | undefined {
  const { name, mayBeExact, mayBeRefused, words, lines } = snippet;
  if (verdict === undefined) return `${name} is no component`;
  if (verdict.kind === 'differs') return `${name} differs: ${verdict.difference} ${JSON.stringify(verdict.payload)}`;
  if (verdict.kind === 'ok') return mayBeExact ? undefined : `${name} is exact, and should be refused`;
  const { place, sentence } = verdict;
  const refused = `${name} is refused at ${place.line}:${place.column}: ${sentence}`;
  if (!mayBeRefused) return refused;
  if (lines.length > 0 && !lines.includes(place.line)) return `${refused}; line ${lines.join(' or ')} is to blame`;
  if (words !== undefined && !sentence.toLowerCase().includes(words.toLowerCase()))
    return `${refused}; it should say "${words}"`;
  return undefined;
}

test.each(files)('%s is exact, or refused at the lines that its comments name', (name) => {
  const file = join(corpus, name);
  const snippets = snippetsIn(readFileSync(file, 'utf8'));
  expect(snippets.length).toBeGreaterThan(0);
  const verdicts = new Map(checkFile(file, config, RUNS).map((verdict) => [verdict.name, verdict]));
  expect(snippets.flatMap((snippet) => mistake(snippet, verdicts.get(snippet.name)) ?? [])).toEqual([]);
});

test('every snippet has an expectation, and every mark belongs to one', () => {
  const snippets = files.map((file) => snippetsIn(readFileSync(join(corpus, file), 'utf8')));
  const announced = files.map((file) => readFileSync(join(corpus, file), 'utf8').match(/\/\/ expect: /g)?.length ?? 0);
  expect(snippets.map(({ length }) => length)).toEqual(announced);
  expect(snippets.flat().length).toBeGreaterThan(500);
  const refused = snippets.flat().filter(({ words }) => words !== undefined);
  expect(refused.filter(({ lines }) => lines.length === 0)).toEqual([]);
});
