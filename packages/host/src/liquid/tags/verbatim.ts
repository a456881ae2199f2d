import type { TagDefinition } from '../extension.ts';

/** A tag whose body is for others (the theme editor, the asset pipeline) and prints nothing here. */
const silent: TagDefinition = {
  parse(tag, parser) {
    parser.text(tag);
    return { blank: true, render() {} };
  },
};

/** The section's or block's schema: read by the theme loader. */
export const schema = silent;
/** Gathered by the theme loader into the theme's one style sheet. */
export const stylesheet = silent;
/** Gathered by the theme loader into the theme's scripts. */
export const javascript = silent;
