import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../src/values/read-json.ts';
import type { Answer, Question } from './reference.ts';
import { writeJson } from './write-json.ts';

/** A case of `packages/liquid/cases`. */
export interface Case {
  /** What it is about, in a sentence. */
  why: string;
  question: Question;
  expected: Answer;
}

export interface CaseFile {
  /** `filters/upcase`. */
  name: string;
  cases: Case[];
}

const FOLDER = join(import.meta.dirname, '../cases');

const FIELDS = ['why', 'template', 'data', 'partials', 'mode', 'expected', 'parse_error'] as const;

/**
 * All files of cases, a JSON object a line: `why`, `template`, `data`, `partials`, `mode` (lax where it is missing), and
 * either `expected`, the output, or `parse_error`.
 * @throws Error if there is none, if one is empty or has a line that is no case
 */
export function readCases(): CaseFile[] {
  const files = globSync('**/*.jsonl', { cwd: FOLDER }).sort();
  if (files.length === 0) throw new Error(`There are no cases in ${FOLDER}.`);
  return files.map((file) => {
    const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n').filter(Boolean);
    if (lines.length === 0) throw new Error(`${file} has no case.`);
    return {
      name: file.replace(/\.jsonl$/, '').replaceAll('\\', '/'),
      cases: lines.map((line, index) => readCase(line, `${file}:${index + 1}`)),
    };
  });
}

function readCase(line: string, place: string): Case {
  const fields = new Map(Object.entries(readJson(line) ?? {}));
  const text = (name: (typeof FIELDS)[number]): string | undefined => {
    const value = fields.get(name);
    if (value !== undefined && typeof value !== 'string') throw new Error(`${place}: ${name} is no text.`);
    return value;
  };
  const unknown = [...fields.keys()].find((name) => !FIELDS.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`${place}: there is no field ${unknown}.`);
  const [why, template, out, refused] = [text('why'), text('template'), text('expected'), text('parse_error')];
  if (!why || template === undefined) throw new Error(`${place}: a case needs a why and a template.`);
  if ((out === undefined) === (refused === undefined)) throw new Error(`${place}: either expected or parse_error.`);
  const expected: Answer = out === undefined ? { parse_error: refused ?? '' } : { out };
  return {
    why,
    question: {
      template,
      data: fields.has('data') ? writeJson(fields.get('data')) : undefined,
      partials: fields.has('partials') ? writeJson(fields.get('partials')) : undefined,
      mode: text('mode'),
    },
    expected,
  };
}
