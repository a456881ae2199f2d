/** Assignments to variables and members. */
import type { AssignmentTarget, Expression, MemberExpression } from '@oxc-project/types';
import { prune } from '../expression/branching.ts';
import { nodeOf } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import type { Evaluator } from './context.ts';
import { set } from './objects.ts';
import { destructure, keyOf } from './patterns.ts';
import { read } from './read.ts';
import type { Scope } from './scope.ts';

/** `target = value`, also of a pattern. */
export function assignTo(target: AssignmentTarget, value: unknown, scope: Scope, evaluator: Evaluator): void {
  destructure(target, value, scope, evaluator, (one, part) =>
    assignOne(one as AssignmentTarget, part, scope, evaluator),
  );
}

/** The target of an assignment, with its object and key evaluated once. */
export interface Reference {
  read: () => unknown;
  write: (value: unknown) => void;
}

/** Evaluates the target of an assignment; the parts of a pattern are evaluated during destructuring. */
export function referenceTo(target: AssignmentTarget, scope: Scope, evaluator: Evaluator): Reference {
  switch (target.type) {
    case 'MemberExpression':
      return memberAt(target, scope, evaluator);
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      return referenceTo(target.expression as AssignmentTarget, scope, evaluator);
    default:
      return {
        read: () => prune(evaluator.evaluate(target as Expression, scope)),
        write: (value) => assignTo(target, value, scope, evaluator),
      };
  }
}

function memberAt(target: MemberExpression, scope: Scope, evaluator: Evaluator): Reference {
  const isSuper = target.object.type === 'Super';
  const object = isSuper ? scope.frame.self : evaluator.evaluate(target.object, scope);
  const key = keyOf(target.property, target.computed, scope, evaluator);
  return {
    read: () =>
      isSuper ? refuse('A member of `super` is changed', 'Name it by `this`') : prune(read(prune(object), key)),
    write(value) {
      if (nodeOf(key) !== undefined)
        refuse(
          'A member is set whose name is known only on the page',
          'Make the object with `record` in `data`, or name the member',
        );
      set(prune(object), key as PropertyKey, value);
    },
  };
}

function assignOne(target: AssignmentTarget, value: unknown, scope: Scope, evaluator: Evaluator): void {
  switch (target.type) {
    case 'Identifier':
      scope.assign(target.name, value);
      break;
    case 'MemberExpression':
      memberAt(target, scope, evaluator).write(value);
      break;
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
    case 'TSTypeAssertion':
      assignOne(target.expression as AssignmentTarget, value, scope, evaluator);
      break;
    default:
      refuse('Something is assigned to that is no variable and no member', 'Assign to a variable');
  }
}
