/** Declarations: hoisting, variables and enums. */

import type { Statement, VariableDeclaration } from '@oxc-project/types';
import { refuse } from '../expression/refuse.ts';
import { nameSchema } from '../expression/written-at.ts';
import type { Evaluator } from './context.ts';
import { destructure, namesIn } from './patterns.ts';
import { Scope } from './scope.ts';

/** Hoists the declarations of a block; its functions can be called from the start. */
export function hoist(body: readonly Statement[], scope: Scope, evaluator: Evaluator): void {
  for (const whole of body) {
    const statement = declarationIn(whole);
    switch (statement?.type) {
      case 'VariableDeclaration':
        if (statement.kind !== 'var')
          for (const { id } of statement.declarations)
            for (const name of namesIn(id)) scope.declare(name, statement.kind === 'const');
        break;
      case 'ClassDeclaration':
        if (statement.id) scope.declare(statement.id.name);
        break;
      case 'TSEnumDeclaration':
        scope.declare(statement.id.name);
        break;
      case 'FunctionDeclaration':
        if (statement.id) scope.declare(statement.id.name).start(evaluator.close(statement, scope));
        break;
      default:
    }
  }
}

/** The declaration of a statement, also of an export. */
function declarationIn(statement: Statement): Statement | undefined {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ?? undefined;
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    return declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
      ? declaration
      : undefined;
  }
  return statement;
}

/** Declares all `var`s in a function's body. */
export function hoistVars(body: readonly Statement[], scope: Scope): void {
  for (const statement of body) {
    for (const name of varsIn(statement)) {
      const variable = scope.declare(name);
      if (!variable.isSet) variable.start(undefined);
    }
  }
}

function varsIn(statement: Statement | null | undefined): string[] {
  switch (statement?.type) {
    case 'VariableDeclaration':
      return statement.kind === 'var' ? statement.declarations.flatMap(({ id }) => namesIn(id)) : [];
    case 'BlockStatement':
      return statement.body.flatMap(varsIn);
    case 'IfStatement':
      return [...varsIn(statement.consequent), ...varsIn(statement.alternate)];
    case 'ForStatement':
      return [
        ...(statement.init?.type === 'VariableDeclaration' ? varsIn(statement.init) : []),
        ...varsIn(statement.body),
      ];
    case 'ForInStatement':
    case 'ForOfStatement':
      return [
        ...(statement.left.type === 'VariableDeclaration' ? varsIn(statement.left) : []),
        ...varsIn(statement.body),
      ];
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'LabeledStatement':
      return varsIn(statement.body);
    case 'SwitchStatement':
      return statement.cases.flatMap((one) => one.consequent.flatMap(varsIn));
    case 'TryStatement':
      return [...varsIn(statement.block), ...varsIn(statement.handler?.body), ...varsIn(statement.finalizer)];
    default:
      return [];
  }
}

export function declare(statement: VariableDeclaration, scope: Scope, evaluator: Evaluator): void {
  if (statement.declare) return;
  if (statement.kind === 'using' || statement.kind === 'await using')
    refuse('`using` is not of the language of sections', 'Use `const`');
  for (const { id, init } of statement.declarations) {
    if (statement.kind === 'var' && init === null) continue;
    const value = init === null ? undefined : named(evaluator.evaluate(init, scope), id);
    destructure(id, value, scope, evaluator, (target, part) => {
      if (target.type !== 'Identifier') return;
      if (statement.kind === 'var') scope.assign(target.name, part);
      else (scope.own(target.name) === undefined ? scope.declare(target.name) : scope.declare(target.name)).start(part);
    });
  }
}

/** An anonymous function gets the name of its variable; a schema is known by it. */
function named(value: unknown, id: { type: string; name?: string }): unknown {
  if (
    typeof value === 'function' &&
    value.name === '' &&
    id.type === 'Identifier' &&
    Object.getOwnPropertyDescriptor(value, 'name')?.configurable
  )
    Object.defineProperty(value, 'name', { value: id.name, configurable: true });
  if (id.name !== undefined) nameSchema(value, id.name);
  return value;
}

export function enumOf(
  statement: Extract<Statement, { type: 'TSEnumDeclaration' }>,
  scope: Scope,
  evaluator: Evaluator,
): object {
  const made: Record<string, unknown> = {};
  let next = 0;
  const inside = new Scope(scope, scope.frame);
  for (const { id, initializer } of statement.body.members) {
    const name = id.type === 'Identifier' ? id.name : id.type === 'Literal' ? String(id.value) : '';
    const value = initializer ? evaluator.evaluate(initializer, inside) : next;
    made[name] = value;
    if (typeof value === 'number') {
      made[String(value)] = name;
      next = value + 1;
    }
    inside.declare(name).start(value);
  }
  return made;
}
