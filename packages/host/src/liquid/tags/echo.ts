import { Output } from '../language/body.ts';
import type { TagDefinition } from '../language/parser.ts';

/** `{% echo value | filter %}`: `{{ }}` for use in `{% liquid %}`. */
export const echo: TagDefinition = {
  parse: (tag, parser) => new Output(parser.variable(tag.markup), tag.line),
};
