import { LiquidSyntaxError } from '../language/error.ts';
import { parseExpression } from '../language/expression.ts';
import { FRAGMENT } from '../language/fragment.ts';
import type { TagDefinition } from '../language/parser.ts';
import { print } from '../language/print.ts';

const NAMED = new RegExp(`^\\s*(${FRAGMENT})\\s*:\\s*([^]*)$`);
const NAME_ONLY = /^\s*("[^"]*"|'[^']*'|[\w.-]+)\s*:\s*(.*)$/s;
const VALUE = new RegExp(`\\s*(${FRAGMENT})\\s*`);

let tags = 0;

/** `{% cycle 'a', 'b' %}` and `{% cycle group: 'a', 'b' %}`: one value after the other, by group. */
export const cycle: TagDefinition = {
  parse(tag) {
    const named = NAME_ONLY.exec(tag.markup) ?? NAMED.exec(tag.markup);
    const sources = (named?.[2] ?? tag.markup).split(',').flatMap((part) => VALUE.exec(part)?.[1] ?? []);
    if (sources.length === 0) {
      throw new LiquidSyntaxError("Syntax Error in 'cycle' - Valid syntax: cycle [name :] var [, var2, var3 ...]");
    }
    const values = sources.map(parseExpression);
    // Without a name, cycles of the same literals go on with one another; one with variables is on its own.
    const literal = sources.every((source) => /^(["'].*["']|-?[\d.]+)$/s.test(source));
    const unnamed = literal ? sources.join(',') : `${sources.join(',')} ${tags++}`;
    const group = named ? parseExpression(named[1]) : () => unnamed;
    return {
      render(state) {
        const key = print(group(state));
        const position = state.cycles.get(key) ?? 0;
        state.out += print(values[position]?.(state));
        state.cycles.set(key, position + 1 >= values.length ? 0 : position + 1);
      },
    };
  },
};
