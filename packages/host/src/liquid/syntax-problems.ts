import { createLiquid, errorSentence, type Mode } from '@vitrine/liquid';
import { filters } from './filters/table.ts';
import type { RenderServices } from './services.ts';
import { tags } from './tags/table.ts';

const liquid = createLiquid<RenderServices>({ tags, filters });

/** What a file of the mode is for whoever reads the problem. */
const CONSEQUENCES: readonly (readonly [Mode, string])[] = [
  ['lax', ''],
  ['strict', ' (an upload refuses this)'],
  ['strict2', ' (an upload refuses this, read strictly)'],
];

/**
 * Syntax errors of a template by line (1-based): those a page would print, or else those the hosted platform's stricter modes refuse at
 * upload. The parser stops at the first error.
 */
export function syntaxProblems(source: string): { line: number; message: string }[] {
  for (const [mode, consequence] of CONSEQUENCES) {
    const { error } = liquid.parse(source, '', { mode });
    if (!error) continue;
    const sentence = errorSentence(error, '', undefined).replace(/^Liquid (syntax )?error( \(line \d+\))?: /, '');
    return [{ line: error.line ?? 1, message: sentence + consequence }];
  }
  return [];
}
