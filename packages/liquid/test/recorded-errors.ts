import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseAnswer, LiquidCase } from '../src/answer-case.ts';
import { readJson } from '../src/values/read-json.ts';
import { REFERENCE_FOLDER } from './reference.ts';

/** A case that others recorded of which no output is known, but an error or a pattern. It is no part of this repository. */
export interface RecordedError {
  /** Where it comes from: file and name, or the line. */
  name: string;
  given: LiquidCase;
  /** Whether an answer is what was recorded. */
  passes(answer: CaseAnswer): boolean;
}

const FILE = join(REFERENCE_FOLDER, 'liquid-spec-cases.jsonl');

/** Why the recorded cases cannot be run here; undefined where they can. */
export function whyNoRecordedErrors(): string | undefined {
  return existsSync(FILE)
    ? undefined
    : '../shared/reference/liquid-spec-cases.jsonl does not stand beside the checkout';
}

interface Line {
  file: string;
  name: string;
  /** Template. */
  t: string;
  /** Expected output; null in the cases that are read here. */
  e: string | null;
  /** Ruby pattern of the output. */
  pat: string | null;
  /** Patterns of the error. */
  err: { parse_error?: string[]; render_error?: string[]; output?: string[]; line?: number } | null;
  mode: string;
}

/** The cases of liquid-spec that name an error or a pattern. What has to be refused and names no mode was recorded in the strictest. */
export function recordedErrors(): RecordedError[] {
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((text) => {
      const line: Line = JSON.parse(text);
      if (line.e !== null) return [];
      const exact = new Map(Object.entries(readJson(text) ?? {}));
      return [
        {
          name: `${line.file}: ${line.name}`,
          given: { template: line.t, data: exact.get('a') ?? {}, partials: exact.get('p') ?? {}, mode: modeOf(line) },
          passes: (answer: CaseAnswer) => isExpected(line, answer),
        },
      ];
    });
}

function modeOf({ mode, err }: Line): 'lax' | 'strict' | 'strict2' {
  const [first] = mode.split('|');
  if (first === 'strict' || first === 'strict2') return first;
  return mode === '' && err?.parse_error ? 'strict2' : 'lax';
}

function isExpected({ pat, err }: Line, answer: CaseAnswer): boolean {
  if (pat !== null) return 'out' in answer && pattern(pat).test(answer.out);
  if (!err) return false;
  const text = err.parse_error
    ? 'parse_error' in answer && `SyntaxError: ${answer.parse_error}`
    : 'out' in answer && answer.out;
  if (text === false) return false;
  const patterns = err.parse_error ?? err.render_error ?? err.output ?? [];
  const place = err.line === undefined ? [] : [`line ${err.line}\\b`];
  return [...patterns, ...place].every((one) => says(text, one));
}

/** Whether a text has a pattern of an error in it: as it stands, or read as a pattern. */
const says = (text: string, wanted: string): boolean =>
  text.toLowerCase().includes(wanted.toLowerCase()) || pattern(wanted, 'i').test(text);

/** A pattern of Ruby: `(?m)` lets a dot match a newline, `^` and `$` are of lines. What is no pattern is text. */
function pattern(text: string, flags = ''): RegExp {
  try {
    return text.startsWith('(?m)') ? new RegExp(text.slice(4), `${flags}ms`) : new RegExp(text, `${flags}m`);
  } catch {
    return new RegExp(RegExp.escape(text), flags);
  }
}
