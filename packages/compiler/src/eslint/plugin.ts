/**
 * An ESLint plugin that shows in the editor what the build would refuse, with what to write instead (docs/section-language.md). Its rules need
 * only the text and the name of a file: any parser that takes TSX will do, such as the plugin's own.
 */
import type { ESLint, Rule } from 'eslint';
import { parser } from './parser.ts';
import { createRefusals } from './refusals.ts';
import { createTextKeys } from './text-keys.ts';

const refusals = createRefusals();

const sectionLanguage: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuse what a section cannot print exactly as React renders it.' },
    schema: [],
  },
  create(context) {
    return {
      Program() {
        const { lines, text } = context.sourceCode;
        for (const { line, column, message } of refusals(context.filename, text)) {
          const start = { line, column: column - 1 };
          const word = /^[\w$]+/.exec(lines[line - 1]?.slice(start.column) ?? '')?.[0] ?? ' ';
          context.report({ loc: { start, end: { line, column: start.column + word.length } }, message });
        }
      },
    };
  },
};

const keysOf = createTextKeys();

const textKeys: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Refuse keys that have no text in a language of the theme.' },
    schema: [],
  },
  create(context) {
    return {
      Program() {
        const { lines, text } = context.sourceCode;
        for (const { line, column, message } of keysOf(context.filename, text)) {
          const start = { line, column: column - 1 };
          const key = /^(['"`]?)[\w.:-]+\1/.exec(lines[line - 1]?.slice(start.column) ?? '')?.[0] ?? ' ';
          context.report({ loc: { start, end: { line, column: start.column + key.length } }, message });
        }
      },
    };
  },
};

const rules = { 'section-language': sectionLanguage, 'text-keys': textKeys };

const plugin: ESLint.Plugin & { parser: typeof parser } = {
  meta: { name: '@vitrine/compiler/eslint', version: '1', namespace: 'vitrine' },
  rules,
  parser,
};

export default plugin;
