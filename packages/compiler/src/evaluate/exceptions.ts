/** `throw` and `try`. */

import type { TryStatement } from '@oxc-project/types';
import { isConditional, now, withinTry } from '../expression/branching.ts';
import { RefusedError, refuse } from '../expression/refuse.ts';
import { type Completion, then } from './completion.ts';
import type { Evaluator } from './context.ts';
import { destructure, namesIn } from './patterns.ts';
import { Scope } from './scope.ts';
import { site } from './site.ts';

/** An exception that the source threw. */
export class Thrown extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super(value instanceof Error && typeof value.message === 'string' ? value.message : '');
    this.value = value;
  }
}

let tries: number[] = [];

export function throwIt(value: unknown): never {
  if (isConditional(tries.at(-1) ?? 0))
    return refuse(
      'An error is thrown where only the page can decide whether',
      'Return null instead: a page is shown whatever it holds, so `throw` has no counterpart',
    );
  if (tries.length === 0) {
    const message = value instanceof Error && typeof value.message === 'string' ? value.message : '';
    return refuse(
      `An error is thrown while rendering${message ? ` (${message})` : ''}`,
      'Return null instead of a `throw`',
    );
  }
  throw new Thrown(value);
}

export function tryIt(statement: TryStatement, scope: Scope, evaluator: Evaluator): Completion {
  const { finalizer } = statement;
  const source = { ...site };
  let completion: Completion;
  try {
    completion = tryAndCatch(statement, scope, evaluator);
  } catch (error) {
    if (!finalizer || error instanceof RefusedError) throw error;
    Object.assign(site, source);
    // If `finally` does not complete normally, its completion replaces the error.
    const end = evaluator.execute(finalizer, scope);
    if (end === undefined) throw error;
    return end.kind === 'fork'
      ? refuse('Only the page can decide whether `finally` keeps an error', 'Return after the `try`')
      : end;
  }
  return finalizer ? then(evaluator.execute(finalizer, scope), completion) : completion;
}

function tryAndCatch({ block, handler }: TryStatement, scope: Scope, evaluator: Evaluator): Completion {
  const around = tries;
  const source = { ...site };
  tries = [...tries, now()];
  let completion: Completion;
  try {
    completion = handler ? withinTry(() => evaluator.execute(block, scope)) : evaluator.execute(block, scope);
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    tries = around;
    if (!handler) throw error;
    if (!(error instanceof Thrown))
      return refuse(
        'An error of JavaScript itself is caught',
        'Test the value first: each browser says something else',
      );
    Object.assign(site, source);
    const inside = new Scope(scope, scope.frame);
    if (handler.param) {
      for (const name of namesIn(handler.param)) inside.declare(name);
      destructure(handler.param, error.value, inside, evaluator, (target, value) => {
        if (target.type === 'Identifier') inside.declare(target.name).start(value);
      });
    }
    completion = evaluator.execute(handler.body, inside);
  } finally {
    tries = around;
  }
  return completion;
}
