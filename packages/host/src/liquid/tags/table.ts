import type { TagTable } from '../extension.ts';
import { contentFor } from './content_for.ts';
import { form } from './form.ts';
import { layout } from './layout.ts';
import { paginate } from './paginate.ts';
import { renderAppBlock } from './render-app-block.ts';
import { section, sections } from './section.ts';
import { style } from './style.ts';
import { javascript, schema, stylesheet } from './verbatim.ts';

/** The tags the platform adds to those of the language, by name (platform contract, appendix B). */
export const tags: TagTable = {
  content_for: contentFor,
  form,
  javascript,
  layout,
  paginate,
  render: renderAppBlock,
  schema,
  section,
  sections,
  style,
  stylesheet,
};
