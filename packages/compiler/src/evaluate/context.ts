/** The interface between the parts of the evaluator. */
import type {
  ArrowFunctionExpression,
  Class,
  Expression,
  Function as FunctionNode,
  Statement,
} from '@oxc-project/types';
import type { Completion } from './completion.ts';
import type { Source } from './parse.ts';
import type { Scope } from './scope.ts';

/** Creates a function of the source. */
export interface Closure {
  node: FunctionNode | ArrowFunctionExpression;
  scope: Scope;
  source: Source;
  /** The object that has it as a method, for `super`. */
  home: object | undefined;
  /** The function itself, for a named function expression that calls itself. */
  self?: unknown;
}

export interface Evaluator {
  evaluate(node: Expression, scope: Scope): unknown;
  /** Runs one statement. */
  execute(statement: Statement, scope: Scope): Completion;
  call(callee: unknown, self: unknown, args: readonly unknown[]): unknown;
  callMember(object: unknown, key: unknown, args: readonly unknown[]): unknown;
  construct(callee: unknown, args: readonly unknown[], newTarget?: unknown): unknown;
  /** A function of the source as a JavaScript function. */
  close(node: FunctionNode | ArrowFunctionExpression, scope: Scope, home?: object): unknown;
  classOf(node: Class, scope: Scope): unknown;
  /** The module of `import(specifier)` or `import.meta`. */
  source(): Source;
}
