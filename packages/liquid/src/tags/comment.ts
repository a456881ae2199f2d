import { LiquidSyntaxError } from '../runtime/error.ts';
import type { LanguageTag } from '../syntax/parser.ts';
import { isSpace } from '../syntax/space.ts';
import type { Verbatim } from '../syntax/tree.ts';

/** `{% comment %}…{% endcomment %}` */
export const parseComment: LanguageTag = ({ line }, parser): Verbatim => {
  parser.skipComment();
  return { type: 'verbatim', tag: 'comment', text: '', line, blank: true };
};

/** `{% # a comment %}`: each of its lines begins with the sign. */
export const parseInlineComment: LanguageTag = ({ markup, line }): Verbatim => {
  if (/\n[\t-\r ]*[^#\t-\r ]/.test(markup)) {
    throw new LiquidSyntaxError(
      "Syntax error in tag '#' - Each line of comments must be prefixed by the '#' character",
    );
  }
  return { type: 'verbatim', tag: '#', text: markup, line, blank: true };
};

/** `{% doc %}…{% enddoc %}`: documentation of a snippet. */
export const parseDoc: LanguageTag = ({ markup, line }, parser): Verbatim => {
  if (!isSpace(markup)) {
    throw new LiquidSyntaxError("Syntax Error in 'doc' - Valid syntax: {% doc %}{% enddoc %}");
  }
  const text = parser.textUntilEnd('doc', "Syntax Error in 'doc' - Nested doc tags are not allowed");
  return { type: 'verbatim', tag: 'doc', text, line, blank: text === '' };
};

/** `{% raw %}…{% endraw %}`: prints its body unparsed. */
export const parseRaw: LanguageTag = (tag, parser): Verbatim => {
  const text = parser.text(tag);
  return { type: 'verbatim', tag: 'raw', text, line: tag.line, blank: text === '' };
};
