import type { TagDefinition } from '../language/parser.ts';

/** `{% increment x %}` prints the counter, then adds one. Counters are apart from variables of the same name. */
export const increment: TagDefinition = {
  parse(tag) {
    const name = tag.markup.trim();
    return {
      render(state) {
        const value = state.counters.get(name) ?? 0;
        state.counters.set(name, value + 1);
        state.out += value;
      },
    };
  },
};

/** `{% decrement x %}` takes one off, then prints the counter. */
export const decrement: TagDefinition = {
  parse(tag) {
    const name = tag.markup.trim();
    return {
      render(state) {
        const value = (state.counters.get(name) ?? 0) - 1;
        state.counters.set(name, value);
        state.out += value;
      },
    };
  },
};
