/** Functions of the source. They are JavaScript functions, so that native code can call them. */

import type { ArrowFunctionExpression, Function as FunctionNode, ParamPattern, Statement } from '@oxc-project/types';
import { Entry } from '../expression/entry.ts';
import { isExpression } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import { returned } from './completion.ts';
import type { Closure, Evaluator } from './context.ts';
import { hoistVars } from './declarations.ts';
import { made } from './objects.ts';
import { destructure, namesIn } from './patterns.ts';
import { type Frame, Scope } from './scope.ts';
import { site } from './site.ts';
import { sequence } from './statements.ts';
import { isTrusting } from './trust.ts';

export const closures = new WeakMap<object, Closure>();

export const closureOf = (value: unknown): Closure | undefined =>
  typeof value === 'function' ? closures.get(value) : undefined;

/** A function of the source. */
export function close(
  node: FunctionNode | ArrowFunctionExpression,
  scope: Scope,
  evaluator: Evaluator,
  home?: object,
): unknown {
  const closure: Closure = { node, scope, source: evaluator.source(), home };
  const isArrow = node.type === 'ArrowFunctionExpression';
  // Native code calls it, and does not know expressions.
  const native = (self: unknown, args: readonly unknown[], newTarget: unknown) => {
    const value =
      newTarget === undefined ? invoke(closure, self, args, evaluator) : evaluator.construct(made_, args, newTarget);
    if (!isTrusting() && isExpression(value))
      refuse(
        'A value of the page is given to a function of JavaScript itself',
        'Compute it in the markup, or in `data`',
      );
    return value;
  };
  const made_: unknown = isArrow
    ? (...args: unknown[]) => native(undefined, args, undefined)
    : function (this: unknown, ...args: unknown[]) {
        return native(this, args, new.target);
      };
  const params = parametersOf(node);
  const count = params.findIndex((param) => param.type === 'AssignmentPattern' || param.type === 'RestElement');
  Object.defineProperty(made_, 'name', { value: node.id?.name ?? '', configurable: true });
  Object.defineProperty(made_, 'length', { value: count < 0 ? params.length : count, configurable: true });
  closure.self = made_;
  closures.set(made_ as object, closure);
  return made(made_);
}

/** Most nested calls: more than any component or helper needs. */
const DEEPEST = 120;
let depth = 0;

/** Runs a function of the source. */
export function invoke(
  closure: Closure,
  self: unknown,
  args: readonly unknown[],
  evaluator: Evaluator,
  newTarget?: unknown,
  callee?: unknown,
): unknown {
  const { node, source } = closure;
  if (node.async) return refuse('An async function is called while rendering', 'Wait for it in an effect');
  if (node.generator) return refuse('A generator is called while rendering', 'Return a list');
  if (depth > DEEPEST)
    return refuse(
      'A function calls itself without end',
      'A view may call itself as often as the schema is deep: give the payload as many levels as it has',
    );
  const before = { ...site };
  depth++;
  try {
    site.source = source;
    const isArrow = node.type === 'ArrowFunctionExpression';
    const frame: Frame = isArrow ? closure.scope.frame : { self, args, newTarget, home: closure.home, callee };
    const scope = new Scope(closure.scope, frame);
    if (node.type === 'FunctionExpression' && node.id) scope.declare(node.id.name).start(closure.self);
    bind(node, args, scope, evaluator);
    const body = node.body as unknown as { type: string; body: Statement[] } | null;
    if (body === null) return undefined;
    if (body.type !== 'BlockStatement') return evaluator.evaluate(body as never, scope);
    hoistVars(body.body, scope);
    const inner = new Scope(scope, frame);
    return returned(sequence(body.body, inner, evaluator));
  } finally {
    depth--;
    Object.assign(site, before);
  }
}

/** The parameters, without a typed `this`. */
const parametersOf = ({ params }: FunctionNode | ArrowFunctionExpression): ParamPattern[] =>
  params.filter((param) => !(param.type === 'Identifier' && param.name === 'this'));

function bind(
  node: FunctionNode | ArrowFunctionExpression,
  args: readonly unknown[],
  scope: Scope,
  evaluator: Evaluator,
): void {
  const params = parametersOf(node);
  for (const param of params) for (const name of namesIn(param)) scope.declare(name);
  for (const [i, param] of params.entries()) {
    const value = param.type === 'RestElement' ? made(args.slice(i)) : argumentAt(args, i);
    destructure(param, value, scope, evaluator, (target, part) => {
      if (target.type === 'Identifier') scope.declare(target.name).start(part);
    });
  }
  const fields = parameterFields(node);
  if (fields.length === 0) return;
  const define = (self: object) => {
    for (const name of fields) Reflect.set(self, name, valueIn(scope, name));
  };
  // A derived class has no object before `super(…)`.
  const holder = derived.get(scope.frame.self as object);
  if (holder) holder.define = define;
  else define(scope.frame.self as object);
}

/** An argument; refused if one before it may be missing, because its position is then unknown. */
function argumentAt(args: readonly unknown[], index: number): unknown {
  if (args.slice(0, index + 1).some((arg) => arg instanceof Entry))
    return refuse(
      'A list of which some items may be missing is spread into the arguments of a call',
      'Give the list as one argument',
    );
  return args[index];
}

const valueIn = (scope: Scope, name: string): unknown => {
  const variable = scope.own(name);
  return variable && 'read' in variable ? variable.read() : undefined;
};

/** The value of `this` in a derived class before `super(…)`. */
export const derived = new WeakMap<object, { callee: unknown; newTarget: unknown; define?: (self: object) => void }>();

export const parameterFields = ({ params }: FunctionNode | ArrowFunctionExpression): string[] =>
  params.flatMap((param) => (param.type === 'TSParameterProperty' ? namesIn(param) : []));
