/** A parser for ESLint that finds the comments alone, which may switch rules off. The rule reads the text by itself. */
import type { AST, Linter } from 'eslint';
import { parseSync } from 'rolldown/utils';

interface Options {
  filePath?: string;
}

/** Of a text that is no TypeScript nothing is found. */
export const parser = {
  meta: { name: '@vitrine/compiler/eslint/parser', version: '1' },
  parseForESLint(text: string, { filePath = 'file.tsx' }: Options = {}): Linter.ESLintParseResult {
    const lines = lineStarts(text);
    const at = (offset: number) => {
      const line = lines.findLastIndex((start) => start <= offset);
      return { line: line + 1, column: offset - (lines[line] ?? 0) };
    };
    const span = (start: number, end: number) => ({
      range: [start, end] as [number, number],
      loc: { start: at(start), end: at(end) },
    });
    const { comments } = parseSync(filePath, text, { sourceType: 'module' });
    const ast = {
      type: 'Program',
      sourceType: 'module',
      body: [],
      tokens: [],
      comments: comments.map(({ type, value, start, end }) => ({ type, value, ...span(start, end) })),
      ...span(0, text.length),
    } satisfies AST.Program;
    return { ast, visitorKeys: { Program: [] } };
  },
};

function lineStarts(text: string): number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|[\r\n\u2028\u2029]/g)) starts.push(index + end.length);
  return starts;
}
