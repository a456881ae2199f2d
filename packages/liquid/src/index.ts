export { parseTime } from './filters/date/parse-time.ts';
export { strftime } from './filters/date/strftime.ts';
export { inZone, offsetAt, type WallTime } from './filters/date/wall-time.ts';
export { escapeHtml } from './filters/escape.ts';
export * from './filters/filter.ts';
export { standardFilters } from './filters/standard.ts';
export { urlEncode } from './filters/url.ts';
export { createLiquid, type Liquid, type LiquidOptions, type RenderRequest } from './liquid.ts';
export { RenderBudget } from './runtime/budget.ts';
export { errorSentence, LiquidError, LiquidSyntaxError, RenderLimitError } from './runtime/error.ts';
export { ForloopDrop } from './runtime/forloop.ts';
export type { ConstantFilters, JoinFilters } from './runtime/options.ts';
export { type Globals, type RenderContext, RenderState } from './runtime/state.ts';
export type {
  Block,
  Markup,
  RenderNode,
  TagDefinition,
  TagParser,
  TagTable,
  Value,
} from './syntax/custom-tag.ts';
export { readArguments } from './syntax/custom-tag.ts';
export { FRAGMENT } from './syntax/fragment.ts';
export type { Mode } from './syntax/mode.ts';
export type * from './syntax/tree.ts';
export type { Template } from './template.ts';
export { compares, equals, isTruthy } from './values/compare.ts';
export { Drop, type DropDefinition, defineDrop, drop, emptyDrop } from './values/drop.ts';
export { LiquidFloat, toFloat } from './values/float.ts';
export { entriesOf, isHash } from './values/hash.ts';
export { loopItems, toItems } from './values/items.ts';
export { type ListDefinition, ListDrop, listDrop, UNPAGINATED_ITEMS } from './values/list-drop.ts';
export { toNumber } from './values/number.ts';
export { print, toText } from './values/print.ts';
export { readMember, readProperty } from './values/property.ts';
export { LiquidRange } from './values/range.ts';
