import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLiquid } from '../src/upload/liquid/check-liquid.ts';
import { MODES, type Mode, refusedByReference, whyNoReference } from '../src/upload/reference.ts';
import { fixture } from './native.ts';

interface Case {
  code: string;
  /** Modes in which Ruby Liquid refuses the file; none where it takes it. Recorded from the reference itself. */
  refusedBy: Mode[];
}

const corpus: Case[] = JSON.parse(readFileSync(fixture('liquid/corpus.json'), 'utf8'));

test('a file is refused if and only if Ruby Liquid refuses it in one of its modes', () => {
  const wrong = corpus.filter(
    ({ code, refusedBy }) => (checkLiquid(code).problem !== undefined) !== refusedBy.length > 0,
  );
  expect(wrong).toEqual([]);
  expect(corpus.filter(({ refusedBy }) => refusedBy.length > 0).length).toBeGreaterThan(100);
  expect(corpus.filter(({ refusedBy }) => refusedBy.length === 0).length).toBeGreaterThan(100);
});

test('the recorded results equal those of Ruby Liquid', ({ skip }) => {
  const why = whyNoReference();
  if (why !== undefined) skip(why);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-liquid-'));
  try {
    for (const [i, { code }] of corpus.entries()) writeFileSync(join(folder, `${i}.liquid`), code);
    const refused = MODES.map((mode) => ({ mode, files: refusedByReference(folder, mode) }));
    const said = corpus.map(({ code }, i) => ({
      code,
      refusedBy: refused.filter(({ files }) => files.has(`${i}.liquid`)).map(({ mode }) => mode),
    }));
    expect(said).toEqual(corpus);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

const problem = (code: string) => checkLiquid(code).problem;

test('reports a mistake with its line and the remedy', () => {
  expect(problem("<p>\n  {{ a | replace: '{id}', b }}\n</p>")).toEqual({
    line: 2,
    message:
      "Variable '{{ a | replace: '{id}' was not properly terminated with regexp: /\\}\\}/. The output ends at its first `}`, within quotes too. Put the text with the brace into a variable with `{% capture %}` and name that here",
  });
  expect(problem('a\n{% if a %}\nb\n')).toEqual({
    line: 4,
    message: "'if' tag was never closed. Write `{% endif %}` where it ends",
  });
  expect(problem('{% for a in b %}\n{% if c %}\n{% endfor %}')).toEqual({
    line: 3,
    message: "'endfor' is not a valid delimiter for if tags. use endif. Write `{% endif %}` first",
  });
  expect(problem('\n{% if a = b %}c{% endif %}')).toEqual({
    line: 2,
    message: 'Unexpected character = in "a = b". A single `=` compares nothing. Write `==`',
  });
  expect(problem('{%- liquid\n\n  assign a = 1\n  rende "a"\n-%}')).toEqual({
    line: 4,
    message: "Unknown tag 'rende'",
  });
});

test('lists the texts and files that a file refers to, and its bodies', () => {
  const file = checkLiquid(
    "{{ 'a.b' | t: c: 1 }}\n{% assign d = 'e.f' | t %}{% render 'g' %}\n{% if h %}{% schema %}\n{}\n{% endschema %}{% endif %}",
  );
  expect(file).toEqual({
    problem: undefined,
    translations: [
      { name: 'a.b', line: 1 },
      { name: 'e.f', line: 2 },
    ],
    files: [{ tag: 'render', name: 'g', line: 2 }],
    bodies: [{ tag: 'schema', text: '\n{}\n', line: 3, isNested: true }],
  });
});
