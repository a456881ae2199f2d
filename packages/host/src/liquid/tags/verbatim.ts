import type { TagDefinition } from '../language/parser.ts';

/** A tag whose body is for others (the theme editor, the asset pipeline, documentation) and prints nothing here. */
function silent(name: string): TagDefinition {
  return {
    end: `end${name}`,
    parse(tag, parser) {
      parser.text(tag);
      return { blank: true, render() {} };
    },
  };
}

export const comment = silent('comment');
export const doc = silent('doc');
/** The section's or block's schema: read by the theme loader. */
export const schema = silent('schema');
/** Gathered by the theme loader into the theme's one style sheet. */
export const stylesheet = silent('stylesheet');
/** Gathered by the theme loader into the theme's scripts. */
export const javascript = silent('javascript');

/** `{% raw %}`: prints its body as it stands. */
export const raw: TagDefinition = {
  end: 'endraw',
  parse(tag, parser) {
    const text = parser.text(tag);
    return {
      blank: text === '',
      render(state) {
        state.out += text;
      },
    };
  },
};

/** `{% # a comment %}` */
export const inlineComment: TagDefinition = {
  parse: () => ({ blank: true, render() {} }),
};
