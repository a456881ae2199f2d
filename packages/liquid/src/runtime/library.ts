import { NO_NAMED } from '../filters/filter.ts';
import { compares, contains, equals, isTruthy } from '../values/compare.ts';
import { print } from '../values/print.ts';
import { readMember, readProperty } from '../values/property.ts';
import { count } from './count.ts';
import { cycleKey } from './cycle-key.ts';
import { failed, raise, raiseInternal } from './failure.ts';
import { remembered, unknownFilter } from './filtering.ts';
import { find, findNamed } from './find.ts';
import { ForloopDrop } from './forloop.ts';
import { cellsOf, loopOver, positionOf, renderItems } from './looping.ts';
import { include, includeName, lastPart, orNull, partialOf, render, renderAlone } from './partial.ts';
import { rangeOf, wholeOf } from './range.ts';
import { Scope } from './scope.ts';
import { TablerowloopDrop } from './tablerowloop.ts';

/** No arguments. */
const NONE: readonly unknown[] = Object.freeze([]);

/** Everything generated code calls, by the name it has there. */
export const library = {
  cellsOf,
  compares,
  contains,
  count,
  cycleKey,
  equals,
  failed,
  find,
  findNamed,
  ForloopDrop,
  include,
  includeName,
  isTruthy,
  lastPart,
  loopOver,
  NO_NAMED,
  NONE,
  orNull,
  partialOf,
  positionOf,
  print,
  raise,
  raiseInternal,
  rangeOf,
  readMember,
  readProperty,
  remembered,
  render,
  renderAlone,
  renderItems,
  Scope,
  TablerowloopDrop,
  unknownFilter,
  wholeOf,
};
