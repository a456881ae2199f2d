import { LiquidSyntaxError } from '../runtime/error.ts';
import { FRAGMENT } from '../syntax/fragment.ts';
import type { LanguageTag } from '../syntax/parser.ts';
import type { Cycle, Expression } from '../syntax/tree.ts';

const NAMED = new RegExp(`^(${FRAGMENT})[\\t-\\r ]*:[\\t-\\r ]*([^]*)`);
const SIMPLE = new RegExp(`^${FRAGMENT}`);
const VALUE = new RegExp(FRAGMENT);

/** `{% cycle 'a', 'b' %}` and `{% cycle name: 'a', 'b' %}`: prints the next of its values. */
export const parseCycle: LanguageTag = ({ markup, line }, { reader }): Cycle => {
  const invalid = () =>
    new LiquidSyntaxError("Syntax Error in 'cycle' - Valid syntax: cycle [name :] var [, var2, var3 ...]");
  const valuesOf = (list: string) =>
    list.split(',').flatMap((part) => {
      const value = VALUE.exec(part)?.[0];
      const expression = value === undefined ? undefined : reader.expression(value);
      return expression && !isNil(expression) ? [expression] : [];
    });
  const lax = () => {
    const named = NAMED.exec(markup);
    if (named) return { name: reader.expression(named[1] ?? ''), values: valuesOf(named[2] ?? '') };
    if (!SIMPLE.test(markup)) throw invalid();
    return { name: undefined, values: valuesOf(markup) };
  };
  const strict2 = () => {
    const parser = reader.parser(markup);
    if (parser.look('end_of_string')) throw invalid();
    const next = () => reader.expression(parser.expression());
    const first = next();
    const name = parser.accept('colon') === undefined ? undefined : first;
    const values = [name ? next() : first];
    while (parser.accept('comma') !== undefined && !parser.look('end_of_string')) values.push(next());
    parser.consume('end_of_string');
    return { name, values };
  };
  return { type: 'cycle', ...reader.inMode(markup, { lax, strict: lax, strict2 }), line, blank: false };
};

function isNil(expression: Expression): boolean {
  return expression.type === 'literal' && expression.value === undefined;
}
