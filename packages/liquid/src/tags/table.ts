import type { LanguageTag } from '../syntax/parser.ts';
import { parseAssign } from './assign.ts';
import { parseCapture } from './capture.ts';
import { parseCase } from './case.ts';
import { parseComment, parseDoc, parseInlineComment, parseRaw } from './comment.ts';
import { parseDecrement, parseIncrement } from './counter.ts';
import { parseCycle } from './cycle.ts';
import { parseEcho } from './echo.ts';
import { parseFor } from './for.ts';
import { parseIf, parseUnless } from './if.ts';
import { parseIfchanged } from './ifchanged.ts';
import { parseBreak, parseContinue } from './interrupt.ts';
import { parseInclude, parseRender } from './partial.ts';
import { parseTablerow } from './tablerow.ts';

/** The tags of the language, by name. `liquid` is read by the parser itself. */
export const languageTags: ReadonlyMap<string, LanguageTag> = new Map([
  ['#', parseInlineComment],
  ['assign', parseAssign],
  ['break', parseBreak],
  ['capture', parseCapture],
  ['case', parseCase],
  ['comment', parseComment],
  ['continue', parseContinue],
  ['cycle', parseCycle],
  ['decrement', parseDecrement],
  ['doc', parseDoc],
  ['echo', parseEcho],
  ['for', parseFor],
  ['if', parseIf],
  ['ifchanged', parseIfchanged],
  ['include', parseInclude],
  ['increment', parseIncrement],
  ['raw', parseRaw],
  ['render', parseRender],
  ['tablerow', parseTablerow],
  ['unless', parseUnless],
]);
