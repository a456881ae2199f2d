import type { Body } from '../language/body.ts';
import { equals } from '../language/compare.ts';
import { LiquidSyntaxError } from '../language/error.ts';
import { type Expression, parseExpression } from '../language/expression.ts';
import { FRAGMENT } from '../language/fragment.ts';
import type { TagDefinition } from '../language/parser.ts';

const SUBJECT = new RegExp(`(${FRAGMENT})`);
const WHEN = new RegExp(`(${FRAGMENT})(?:(?:\\s+or\\s+|\\s*,\\s*)(${FRAGMENT}[^]*))?`);

interface Branch {
  /** Undefined for `else`. */
  value: Expression | undefined;
  body: Body;
}

/** `{% case x %}{% when 1, 2 or 3 %}…{% else %}…{% endcase %}`: every `when` that matches is rendered. */
export const caseTag: TagDefinition = {
  end: 'endcase',
  parse(tag, parser) {
    const source = SUBJECT.exec(tag.markup)?.[1];
    if (source === undefined) throw new LiquidSyntaxError("Syntax Error in 'case' - Valid syntax: case [condition]");
    const subject = parseExpression(source);
    const branches: Branch[] = [];
    let { end } = parser.body(tag, 'when', 'else', 'endcase');
    while (end.name !== 'endcase') {
      const values = end.name === 'else' ? [undefined] : whenValues(end.markup);
      const next = parser.body(tag, 'when', 'else', 'endcase');
      const body = next.body.withoutBlankText();
      for (const value of values) branches.push({ value, body });
      end = next.end;
    }
    return {
      blank: branches.every(({ body }) => body.blank),
      render(state) {
        const value = subject(state);
        let matched = false;
        for (const branch of branches) {
          const matches = branch.value ? equals(value, branch.value(state)) : !matched;
          if (!matches) continue;
          matched = true;
          branch.body.render(state);
        }
      },
    };
  },
};

function whenValues(markup: string): Expression[] {
  const values: Expression[] = [];
  let rest: string | undefined = markup;
  while (rest !== undefined) {
    const match: RegExpExecArray | null = WHEN.exec(rest);
    if (!match) {
      const syntax = "Syntax Error in tag 'case' - Valid when condition: {% when [condition] [or condition2...] %}";
      throw new LiquidSyntaxError(syntax);
    }
    values.push(parseExpression(match[1]));
    rest = match[2];
  }
  return values;
}
