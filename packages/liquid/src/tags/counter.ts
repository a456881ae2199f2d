import type { LanguageTag } from '../syntax/parser.ts';
import { trim } from '../syntax/space.ts';
import type { Counter } from '../syntax/tree.ts';

const counter =
  (step: 1 | -1): LanguageTag =>
  ({ markup, line }, { reader }): Counter => {
    const lax = () => trim(markup);
    const strict2 = () => {
      const parser = reader.parser(trim(markup));
      const name = parser.consume('id');
      parser.consume('end_of_string');
      return name;
    };
    return { type: 'counter', name: reader.inMode(markup, { lax, strict: lax, strict2 }), step, line, blank: false };
  };

/** `{% increment name %}`: prints the counter, then adds one. */
export const parseIncrement = counter(1);
/** `{% decrement name %}`: takes one off, then prints the counter. */
export const parseDecrement = counter(-1);
