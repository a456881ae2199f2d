/** Loops as tags. */
import { all, compare } from '../expression/condition.ts';
import type { Guard, List } from '../expression/node.ts';
import { path } from '../expression/value.ts';
import { choose } from './choose.ts';
import { operand } from './operand.ts';
import { inLoop, type Loop, type Scope } from './scope.ts';

/** A loop around the output of `body` for each item of the list. */
export function loop(scope: Scope, list: List, body: (scope: Scope, item: unknown) => string): string {
  const { name, counter, counterUse, guard } = list;
  const source = operand(scope, list.source);
  const limit = list.limit === undefined ? undefined : operand(scope, list.limit);
  const offset = list.offset === undefined ? undefined : operand(scope, list.offset);
  const made: Loop = { variables: [name, counter, ...(guard ? [guard.counter] : [])], before: '' };
  const round = inLoop(scope, made);
  const inside = guard ? kept(round, guard, (s) => body(s, list.item)) : body(round, list.item);
  const count = counterUse.used ? `{% assign ${counter} = forloop.index0 %}` : '';
  const start = guard && countsKept(guard) ? `{% assign ${guard.counter} = 0 %}` : '';
  const options = `${limit ? ` limit: ${limit.code}` : ''}${offset ? ` offset: ${offset.code}` : ''}`;
  const before = `${source.before}${limit?.before ?? ''}${offset?.before ?? ''}${made.before}${start}`;
  return `${before}{% for ${name} in ${source.code}${options} %}${count}${inside}{% endfor %}`;
}

const countsKept = (guard: Guard): boolean =>
  guard.counterUse.used || guard.from !== undefined || guard.to !== undefined;

/** Writes the condition of a filtered list around the body. */
function kept(scope: Scope, guard: Guard, body: (scope: Scope) => string): string {
  const count = path(guard.counter, { type: 'integer' });
  const windows = [
    ...(guard.from === undefined ? [] : [compare(count, '>=', guard.from)]),
    ...(guard.to === undefined ? [] : [compare(count, '<', guard.to)]),
  ];
  return choose(
    scope,
    guard.cond,
    (s) => {
      const code = choose(s, all(...windows), body, () => '');
      // Only after the body is written it is known whether the counter is read.
      return countsKept(guard) ? `${code}{% assign ${guard.counter} = ${guard.counter} | plus: 1 %}` : code;
    },
    () => '',
  );
}

/** A loop with a separator between its items. */
export function separated(
  scope: Scope,
  list: List,
  separator: string,
  body: (scope: Scope, item: unknown) => string,
): string {
  if (separator === '') return loop(scope, list, body);
  const { before, code } = operand(scope, separator);
  if (list.guard) {
    const { guard } = list;
    guard.counterUse.used = true;
    const isFirst = compare(path(guard.counter, { type: 'integer' }), '==', guard.from ?? 0);
    return (
      before +
      loop(
        scope,
        list,
        (s, item) =>
          choose(
            s,
            isFirst,
            () => '',
            () => `{{ ${code} }}`,
          ) + body(s, item),
      )
    );
  }
  const between = `{% unless forloop.first %}{{ ${code} }}{% endunless %}`;
  return before + loop(scope, list, (s, item) => between + body(s, item));
}
