/** Methods of expressions. */

import { asNumber, isInteger } from './arithmetic.ts';
import { boundary, decide, each, prune } from './branching.ts';
import { branch, test } from './choose.ts';
import { compare, FALSE, not, TRUE } from './condition.ts';
import { Entry, spread } from './entries.ts';
import { filter } from './filter.ts';
import { anyOf, fold, indexOf, isWhole, joined, length, list, listOf, search } from './list.ts';
import { filtered, itemAt, mapped, nameItems, objectsOf, ROUND, restOf, SCALARS } from './list-items.ts';
import type { Call } from './members.ts';
import { type List, nodeOf, type Path } from './node.ts';
import { inJoin, printed } from './print.ts';
import { variable } from './recording.ts';
import { refuse } from './refuse.ts';
import { no } from './remedies.ts';
import { isNeverNegative } from './sign.ts';
import { anew, originOf } from './substitute.ts';
import { refuseStart, textMethod } from './text-methods.ts';
import { equal, isNull, kindOf, truthy } from './truth.ts';
import { describe, path, text } from './value.ts';

/** `value.name(...args)` of an expression. */
export function callMethod(value: unknown, name: string, args: readonly unknown[], call: Call): unknown {
  const node = nodeOf(value);
  switch (node?.kind) {
    case 'list':
      return listMethod(value, node, name, args, call);
    case 'path':
      return pathMethod(value, node, name, args, call);
    case 'text':
    case 'joined':
      return textMethod(value, name, args);
    case 'fold':
      if (node.type === 'string') return textMethod(value, name, args);
      return name === 'toString' && args.length === 0
        ? asText(value)
        : no(`.${name} is called on a number of the page`, name);
    case 'test':
      if (name === 'toString') return printed(value);
      return no(`.${name} is called on a condition`, name);
    case 'unrendered':
      return value;
    default:
      if (name === 'toString' && node?.kind === 'search' && args.length === 0) return asText(value);
      return no(`.${name} is called on \`${describe(value)}\``, name);
  }
}

/** A number as a text: `String(x)`. */
const asText = (value: unknown): unknown => text(['', printed(value)]);

function pathMethod(value: unknown, node: Path, name: string, args: readonly unknown[], call: Call): unknown {
  if (node.nullable && SCALARS.has(node.type) && decide(isNull(value)) !== FALSE)
    return refuse(`.${name} is called on \`${describe(value)}\`, which may be null here`, 'Test it first, or use ?.');
  if (node.type === 'string') return textMethod(value, name, args);
  if (SCALARS.has(node.type)) {
    if (name === 'toString' && args.length === 0) return asText(path(node.base, { ...node, nullable: false }));
    return no(`.${name} of \`${describe(value)}\` cannot be computed by Liquid`, name);
  }
  if (name === 'includes' && node.type !== 'list') {
    if (args.length > 1) return refuseStart(value, name);
    return each(args[0], (part) =>
      isNull(part) === FALSE
        ? test(compare(value, 'contains', part))
        : refuse(
            `\`${describe(part)}\`, which may be null, is looked for in \`${describe(value)}\`, which may be a text as well as a list`,
            'Test it first, or say the type: `metafield<string[]>(…)`',
          ),
    );
  }
  if (
    name === 'toString' ||
    name === 'toUpperCase' ||
    name === 'toLowerCase' ||
    name === 'startsWith' ||
    name === 'endsWith'
  )
    return textMethod(value, name, args);
  if (node.type === 'object' && node.items === undefined)
    return refuse(`.${name} is called on \`${describe(value)}\`, which is an object`, 'Call it on one of its lists');
  const items = list(value, (item) => item, undefined, undefined, node.items);
  return listMethod(items, nodeOf(items) as List, name, args, call);
}

function listMethod(value: unknown, node: List, name: string, args: readonly unknown[], call: Call): unknown {
  const [first, second] = args;
  nameItems(node);
  switch (name) {
    case 'map':
      return mapped(node, (item, index) => call(first, [item, index, value]));
    case 'flatMap': {
      const made = nodeOf(mapped(node, (item, index) => call(first, [item, index, value])));
      if (
        made?.kind === 'list' &&
        Array.isArray(made.item) &&
        made.item.length === 1 &&
        !(made.item[0] instanceof Entry)
      )
        return listOf({ ...made, item: made.item[0] });
      return no(`.flatMap of the list \`${describe(value)}\` does not run in Liquid`, name);
    }
    case 'filter':
      return filtered(node, (item, index) => call(first, [item, index, value]));
    case 'find': {
      const kept = nodeOf(filtered(node, (item, index) => call(first, [item, index, value])));
      return kept?.kind === 'list' ? itemAt(kept, 0) : undefined;
    }
    case 'findIndex':
      return firstIndex(node, name, (item, index) => call(first, [item, index, value]));
    case 'indexOf':
      if (args.length > 1) return refuseStart(value, name);
      return firstIndex(node, name, (item) => isWanted(item, first));
    case 'reduce':
      return reduced(value, node, args, call);
    case 'some':
      return hasAny(node, (item, index) => call(first, [item, index, value]));
    case 'every':
      return test(
        not(truthy(hasAny(node, (item, index) => test(not(truthy(prune(call(first, [item, index, value])))))))),
      );
    case 'join': {
      const separator = first === undefined ? ',' : first;
      if (typeof separator !== 'string')
        return refuse('The separator of .join is known only on the page', 'Write the separator out');
      return joined({ ...node, item: inJoin(node.item) }, separator);
    }
    case 'slice':
      return sliced(node, first, second);
    case 'includes':
      if (args.length > 1) return refuseStart(value, name);
      if (isContained(node, first)) return test(compare(node.source, 'contains', first));
      return hasAny(node, (item) => isWanted(item, first));
    case 'at':
      if (typeof first === 'number' && !Number.isInteger(first))
        return refuse(`A list is read at ${first}, which is no whole number`, 'Use a whole number');
      if (typeof first === 'number') return itemAt(node, first);
      return refuse('A list is read at a place known only on the page', 'Use .find');
    case 'concat':
      return [value, ...args].flatMap((part) =>
        Array.isArray(part) || nodeOf(part) !== undefined ? spread(part) : [new Entry(TRUE, part)],
      );
    case 'toString':
      return listMethod(value, node, 'join', [], call);
    default:
      return no(`.${name} of the list \`${describe(value)}\` does not run in Liquid`, name);
  }
}

/** Whether Liquid's `contains` finds in a list what JavaScript finds: it finds neither nil nor false. */
function isContained(node: List, wanted: unknown): boolean {
  const [kind, known] = [kindOf(node.item), nodeOf(wanted)];
  if (!isWhole(node) || (kind !== 'string' && kind !== 'number')) return false;
  // In these lists nil represents another value.
  if (known?.kind === 'path' && (known.nilIsEmpty || (known.nullable && known.blank))) return false;
  return isNull(node.item) === FALSE || isNull(wanted) === FALSE;
}

/** The index of the first item for which `keep` is true. */
function firstIndex(node: List, name: string, keep: (item: unknown, index: unknown) => unknown): unknown {
  if (node.guard)
    return refuse(
      `.${name} stands after .filter: the page knows the place in the list that was filtered only`,
      'Put the place into the payload in `data`, or use .some or .find',
    );
  const kept = nodeOf(filtered(node, keep));
  if (kept?.kind !== 'list') return -1;
  return kept.guard ? search(kept, 'index') : branch(truthy(length(kept)), 0, -1);
}

/** `.reduce`: a sum or a text. */
function reduced(value: unknown, node: List, [callback, start]: readonly unknown[], call: Call): unknown {
  const kind = kindOf(start);
  if (kind !== 'string' && !(kind === 'number' && isInteger(start)))
    return no(
      `.reduce of the list \`${describe(node.source)}\` starts with something else than a whole number or a text`,
      'reduce',
    );
  const type = kind === 'string' ? 'string' : 'integer';
  const fresh = anew(node);
  const name = variable('sum');
  const step = prune(boundary(ROUND, () => call(callback, [path(name, { type }), fresh.item, indexOf(fresh), value])));
  if ([start, step].some((one) => decide(isNull(one)) !== FALSE))
    return refuse(
      `.reduce of the list \`${describe(node.source)}\` gives what may be null`,
      'Say what stands for it: use `??` within the callback',
    );
  if (kindOf(step) !== kind || (kind === 'number' && !isInteger(step)))
    return no(
      `.reduce of the list \`${describe(node.source)}\` gives something else than a whole number or a text`,
      'reduce',
    );
  return fold(fresh, name, start, step, type);
}

/** Whether a list has an item for which `keep` is true. */
function hasAny(list: List, keep: (item: unknown, index: unknown) => unknown): unknown {
  const node = nodeOf(filtered(list, keep, true));
  if (node?.kind !== 'list') return false;
  return node.guard ? anyOf(node) : test(truthy(length(node)));
}

function sliced(node: List, start: unknown = 0, end?: unknown): unknown {
  if (typeof start !== 'number' || start < 0 || !Number.isInteger(start))
    return refuse(
      `.slice starts at \`${describe(start)}\`, which is no whole number that is written out`,
      nodeOf(start) === undefined
        ? 'Use .slice(0, n) or .slice(n), once'
        : 'Use .filter((_, index) => index >= n), where n is 0 or more',
    );
  const isWindow = node.guard?.to !== undefined || node.guard?.from !== undefined;
  if (node.limit !== undefined || node.offset !== undefined || isWindow)
    return refuse('.slice stands after .slice', 'Slice once: .slice(from, to)');
  const isOpen = end === undefined || end === Number.POSITIVE_INFINITY;
  if (start > 0 && !isOpen && !(typeof end === 'number' && end >= 0))
    return refuse(
      `.slice(${start}, …) ends at \`${describe(end)}\``,
      'End at a number that is written out, 0 or more, or slice from 0: .slice(0, n)',
    );
  const stop = isOpen ? undefined : stopOf(node, end);
  if (start === 0 && isOpen) return listOf(node);
  if (node.guard) {
    const { guard } = node;
    return listOf({
      ...node,
      guard: { ...guard, ...(start > 0 ? { from: start } : {}), ...(isOpen ? {} : { to: stop }) },
    });
  }
  const rest = start === 0 ? node : restOf(node, start);
  return listOf({ ...rest, limit: typeof stop === 'number' ? Math.max(0, stop - start) : stop });
}

/** The end of `.slice(0, end)` as a non-negative number: JavaScript counts a negative one from the end. */
function stopOf(node: List, end: unknown): unknown {
  return each(asNumber(end), (stop) => {
    if (!isInteger(stop))
      return refuse(
        `.slice ends at \`${describe(stop)}\`, which may be something else than a whole number`,
        'Use a whole number (`z.int()` in the schema)',
      );
    if (isNeverNegative(stop)) return isSize(stop) ? filter(stop, 'default', [0], {}, 'integer') : stop;
    // With its own variables, because it may be counted within the loop.
    const size = filter(length(anew(node)), 'default', [0], {}, 'integer');
    const fromEnd = filter(filter(size, 'plus', [stop], {}, 'integer'), 'at_least', [0], {}, 'integer');
    return typeof stop === 'number' ? fromEnd : branch(compare(stop, '<', 0), fromEnd, stop);
  });
}

/** The size of a list; nil without a list. */
function isSize(value: unknown): boolean {
  const node = nodeOf(value);
  return node?.kind === 'path' && node.type === 'size' && node.filters.length === 0;
}

/** Whether an item equals the searched value. */
function isWanted(item: unknown, wanted: unknown): unknown {
  const [objects, others] = [objectsOf(item), objectsOf(wanted)];
  if (objects.length > 0 && [...(others.length > 0 ? objects : []), ...others].some((one) => !originOf(one)))
    return refuse(
      'An object is looked for in a list, and where the one or the other was made is not known',
      'Compare a member that tells them apart, such as an id: .some((item) => item.id === id)',
    );
  return test(equal(prune(item), prune(wanted)));
}
