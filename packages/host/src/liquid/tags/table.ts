import type { TagTable } from '../language/parser.ts';
import { assign } from './assign.ts';
import { breakTag, continueTag } from './break.ts';
import { capture } from './capture.ts';
import { caseTag } from './case.ts';
import { contentFor } from './content_for.ts';
import { decrement, increment } from './counter.ts';
import { cycle } from './cycle.ts';
import { echo } from './echo.ts';
import { forTag } from './for.ts';
import { form } from './form.ts';
import { ifTag, unless } from './if.ts';
import { ifchanged } from './ifchanged.ts';
import { include } from './include.ts';
import { layout } from './layout.ts';
import { liquid } from './liquid.ts';
import { paginate } from './paginate.ts';
import { render } from './render.ts';
import { section, sections } from './section.ts';
import { style } from './style.ts';
import { tablerow } from './tablerow.ts';
import { comment, doc, inlineComment, javascript, raw, schema, stylesheet } from './verbatim.ts';

/** Every tag of the platform, by name (platform contract, appendix B). */
export const tags: TagTable = {
  '#': inlineComment,
  assign,
  break: breakTag,
  capture,
  case: caseTag,
  comment,
  content_for: contentFor,
  continue: continueTag,
  cycle,
  decrement,
  doc,
  echo,
  for: forTag,
  form,
  if: ifTag,
  ifchanged,
  include,
  increment,
  javascript,
  layout,
  liquid,
  paginate,
  raw,
  render,
  schema,
  section,
  sections,
  style,
  stylesheet,
  tablerow,
  unless,
};
