import type { TagDefinition } from '../language/parser.ts';

/** `{% liquid %}`: one tag a line, without delimiters. */
export const liquid: TagDefinition = {
  parse: (tag, parser) => parser.lines(tag.lines()),
};
