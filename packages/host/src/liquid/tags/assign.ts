import { LiquidSyntaxError } from '../language/error.ts';
import type { TagDefinition } from '../language/parser.ts';

/** `{% assign name = value | filter %}` */
export const assign: TagDefinition = {
  parse(tag, parser) {
    const match = /^\s*([\w\-.[\]()"']+)\s*=\s*(.*)$/s.exec(tag.markup);
    if (!match) throw new LiquidSyntaxError("Syntax Error in 'assign' - Valid syntax: assign [var] = [source]");
    const [, name = '', source = ''] = match;
    const value = parser.variable(source);
    return { blank: true, render: (state) => state.assign(name, value(state)) };
  },
};
