/** Functions and classes of the source. They are JavaScript functions, so that native code can call them. */
import type {
  ArrowFunctionExpression,
  Class,
  Function as FunctionNode,
  ParamPattern,
  Statement,
} from '@oxc-project/types';
import { each } from '../expression/branching.ts';
import { Entry } from '../expression/entry.ts';
import { isExpression } from '../expression/node.ts';
import { printed } from '../expression/operators.ts';
import { refuse } from '../expression/refuse.ts';
import { returned } from './completion.ts';
import type { Closure, Evaluator } from './context.ts';
import { isPrivate, made, privateKey } from './objects.ts';
import { destructure, keyOf, namesIn } from './patterns.ts';
import { type Frame, Scope } from './scope.ts';
import { site } from './site.ts';
import { hoistVars, sequence } from './statements.ts';
import { isTrusting } from './trust.ts';

const closures = new WeakMap<object, Closure>();
const classes = new WeakMap<object, ClassParts>();

interface ClassParts {
  parent: unknown;
  constructorBody: Closure | undefined;
  fields: (self: object) => void;
  prototype: object;
}

export const closureOf = (value: unknown): Closure | undefined =>
  typeof value === 'function' ? closures.get(value) : undefined;
export const isClass = (value: unknown): boolean => typeof value === 'function' && classes.has(value);

/** A function of the source. */
export function close(
  node: FunctionNode | ArrowFunctionExpression,
  scope: Scope,
  evaluator: Evaluator,
  home?: object,
): unknown {
  const closure: Closure = { node, scope, source: evaluator.source(), home };
  const isArrow = node.type === 'ArrowFunctionExpression';
  // Native code calls it, which cannot tell a value of the page from another.
  const native = (self: unknown, args: readonly unknown[], newTarget: unknown) => {
    const value =
      newTarget === undefined ? invoke(closure, self, args, evaluator) : construct(made_, args, evaluator, newTarget);
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

/** Calls deeper than any component or helper needs. */
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

/** The parameters, without the `this` that only says its type. */
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

/** An argument, unless what comes before it may be missing, so that its place is not known. */
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

/** `new callee(...args)`. */
export function construct(
  callee: unknown,
  args: readonly unknown[],
  evaluator: Evaluator,
  newTarget: unknown = callee,
): unknown {
  const parts = classes.get(callee as object);
  const closure = closures.get(callee as object);
  if (parts) return constructClass(callee, parts, args, evaluator, newTarget);
  if (closure) {
    if (closure.node.type === 'ArrowFunctionExpression')
      return refuse('An arrow function is called with `new`', 'Call it without');
    const self = made(Object.create(Reflect.get(newTarget as object, 'prototype') as object)) as object;
    const result = invoke(closure, self, args, evaluator, newTarget);
    return result !== null && typeof result === 'object' ? result : self;
  }
  if (isErrorClass(callee)) return made(makeError(callee, args, newTarget));
  return made(Reflect.construct(callee as never, args as unknown[], newTarget as never));
}

export const isErrorClass = (callee: unknown): boolean =>
  callee === Error || (typeof callee === 'function' && callee.prototype instanceof Error);

/** An error, which may say what only the page knows. */
export function makeError(callee: unknown, [message, ...rest]: readonly unknown[], newTarget: unknown): unknown {
  const isPlain = message === undefined || typeof message === 'string';
  if (!isPlain && callee === AggregateError)
    return refuse('An `AggregateError` is made while rendering', 'Use an `Error`');
  const said = isPlain ? message : each(message, (known) => (known === undefined ? '' : printed(known)));
  const error = Reflect.construct(
    callee as never,
    [isExpression(said) ? '' : said, ...rest],
    newTarget as never,
  ) as object;
  if (isExpression(said)) Object.defineProperty(error, 'message', { value: said, writable: true, configurable: true });
  return error;
}

function constructClass(
  callee: unknown,
  parts: ClassParts,
  args: readonly unknown[],
  evaluator: Evaluator,
  newTarget: unknown,
): unknown {
  if (parts.parent === undefined) {
    const self = made(Object.create(Reflect.get(newTarget as object, 'prototype') as object)) as object;
    parts.fields(self);
    if (parts.constructorBody) invoke(parts.constructorBody, self, args, evaluator, newTarget, callee);
    return self;
  }
  if (!parts.constructorBody) return constructParent(callee, args, evaluator, newTarget);

  const holder: { self: unknown } = { self: undefined };
  derived.set(holder, { callee, newTarget });
  invoke(parts.constructorBody, holder, args, evaluator, newTarget, holder);
  return holder.self;
}

/** The object of a derived class before `super(…)` was called. */
const derived = new WeakMap<object, { callee: unknown; newTarget: unknown; define?: (self: object) => void }>();

function constructParent(callee: unknown, args: readonly unknown[], evaluator: Evaluator, newTarget: unknown): unknown {
  const parts = classes.get(callee as object);
  const self = construct(parts?.parent, args, evaluator, newTarget);
  parts?.fields(self as object);
  return self;
}

/** `super(...args)`. */
export function callSuper(frame: Frame, args: readonly unknown[], evaluator: Evaluator): unknown {
  const holder = frame.callee as { self: unknown } | undefined;
  const about = holder && derived.get(holder);
  if (!holder || !about)
    return refuse(
      '`super` is called outside of a constructor',
      'Call it in the constructor of a class that extends another',
    );
  holder.self = constructParent(about.callee, args, evaluator, about.newTarget);
  frame.self = holder.self;
  about.define?.(holder.self as object);
  return holder.self;
}

/** A class of the source. */
export function makeClass(node: Class, outer: Scope, evaluator: Evaluator): unknown {
  const scope = new Scope(outer, outer.frame);
  const parent = node.superClass ? evaluator.evaluate(node.superClass, scope) : undefined;
  const class_: unknown = function (this: unknown, ...args: unknown[]) {
    return construct(class_, args, evaluator, new.target ?? class_);
  };
  const prototype = Object.create(
    parent === undefined || parent === null ? Object.prototype : (Reflect.get(parent as object, 'prototype') as object),
  ) as object;
  Object.defineProperty(class_, 'prototype', { value: prototype });
  Object.defineProperty(class_, 'name', { value: node.id?.name ?? '', configurable: true });
  Object.defineProperty(prototype, 'constructor', { value: class_, configurable: true, writable: true });
  if (typeof parent === 'function') Object.setPrototypeOf(class_, parent);
  made(prototype);
  made(class_);
  if (node.id) scope.declare(node.id.name).start(class_);
  for (const name of privatesIn(node)) scope.declare(`#${name}`).start(privateKey(name));
  const fields: ((self: object) => void)[] = [];
  const parameters: typeof fields = [];
  const statics: (() => void)[] = [];
  let constructorBody: Closure | undefined;
  for (const element of node.body.body) {
    if (element.type === 'StaticBlock') {
      const within = new Scope(scope, frameOf(class_, class_ as object));
      statics.push(() => void sequence(element.body, within, evaluator));
      continue;
    }
    if (element.type !== 'MethodDefinition' && element.type !== 'PropertyDefinition') continue;
    if (element.decorators.length > 0)
      refuse('A decorator is not of the language of sections', 'Call the function instead');
    const home = element.static ? (class_ as object) : prototype;
    if (element.type === 'MethodDefinition') {
      if (element.kind === 'constructor') {
        // Parameters that are members are declared before all others.
        for (const name of parameterFields(element.value))
          parameters.push((self) => void Reflect.set(self, name, undefined));
        constructorBody = { node: element.value, scope, source: evaluator.source(), home };
        continue;
      }
      const key = keyOf(element.key, element.computed, scope, evaluator) as PropertyKey;
      const method = close(element.value, scope, evaluator, home) as (...args: unknown[]) => unknown;
      Object.defineProperty(method, 'name', { value: String(key).replace(/\0\d+$/, ''), configurable: true });
      const old = Object.getOwnPropertyDescriptor(home, key);
      Object.defineProperty(
        home,
        key,
        element.kind === 'method'
          ? { value: method, writable: true, configurable: true }
          : {
              configurable: true,
              get: element.kind === 'get' ? method : old?.get,
              set: element.kind === 'set' ? method : old?.set,
            },
      );
      continue;
    }
    if (element.type === 'PropertyDefinition' && element.declare) continue;
    const key = keyOf(element.key, element.computed, scope, evaluator) as PropertyKey;
    const { value } = element;
    const define = (self: object) => {
      const within = new Scope(scope, frameOf(self, home));
      Object.defineProperty(self, key, {
        value: value ? evaluator.evaluate(value, within) : undefined,
        writable: true,
        // Nobody lists what is private.
        enumerable: !isPrivate(key),
        configurable: true,
      });
    };
    if (element.static) statics.push(() => define(class_ as object));
    else fields.push(define);
  }
  classes.set(class_ as object, {
    parent,
    constructorBody,
    prototype,
    fields: (self) => {
      for (const define of [...parameters, ...fields]) define(self);
    },
  });
  for (const run of statics) run();
  return class_;
}

const parameterFields = ({ params }: FunctionNode | ArrowFunctionExpression): string[] =>
  params.flatMap((param) => (param.type === 'TSParameterProperty' ? namesIn(param) : []));

const privatesIn = (node: Class): Set<string> =>
  new Set(
    node.body.body.flatMap((element) =>
      'key' in element && element.key.type === 'PrivateIdentifier' ? [element.key.name] : [],
    ),
  );

const frameOf = (self: unknown, home: object): Frame => ({
  self,
  args: [],
  newTarget: undefined,
  home,
  callee: undefined,
});
