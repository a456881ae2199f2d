/** Classes of the source, and `new`. Such a class is a JavaScript function too. */

import type { Class } from '@oxc-project/types';
import { each } from '../expression/branching.ts';
import { isExpression } from '../expression/node.ts';
import { printed } from '../expression/print.ts';
import { refuse } from '../expression/refuse.ts';
import type { Closure, Evaluator } from './context.ts';
import { close, closures, derived, invoke, parameterFields } from './functions.ts';
import { isPrivate, made, privateKey } from './objects.ts';
import { keyOf } from './patterns.ts';
import { type Frame, Scope } from './scope.ts';
import { sequence } from './statements.ts';

const classes = new WeakMap<object, ClassParts>();

interface ClassParts {
  parent: unknown;
  constructorBody: Closure | undefined;
  fields: (self: object) => void;
  prototype: object;
}
export const isClass = (value: unknown): boolean => typeof value === 'function' && classes.has(value);

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

/** An error, whose message may be an expression. */
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
        // Parameter properties are declared before all other members.
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
        // Private members are never listed.
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
