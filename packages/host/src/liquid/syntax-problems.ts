import { filters } from './filters/table.ts';
import { LiquidSyntaxError } from './language/error.ts';
import { TemplateParser } from './language/parser.ts';
import { SyntaxErrorAt } from './language/tokens.ts';
import { tags } from './tags/table.ts';

/** What of a template cannot be understood, by line (1-based): what a page would print in its place. */
export function syntaxProblems(source: string, path: string): { line: number; message: string }[] {
  let parser: TemplateParser | undefined;
  try {
    parser = new TemplateParser(source, path, tags, filters);
    parser.parse();
    return parser.problems;
  } catch (error) {
    if (!(error instanceof LiquidSyntaxError)) throw error;
    const line = error instanceof SyntaxErrorAt ? error.line : 1;
    return [...(parser?.problems ?? []), { line, message: error.message }];
  }
}
