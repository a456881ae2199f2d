/** Assignments to variables and members. */
import type { AssignmentTarget } from '@oxc-project/types';
import { nodeOf } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import type { Evaluator } from './context.ts';
import { set } from './objects.ts';
import { destructure, keyOf } from './patterns.ts';
import type { Scope } from './scope.ts';

/** `target = value`, also of a pattern. */
export function assignTo(target: AssignmentTarget, value: unknown, scope: Scope, evaluator: Evaluator): void {
  destructure(target, value, scope, evaluator, (one, part) =>
    assignOne(one as AssignmentTarget, part, scope, evaluator),
  );
}

function assignOne(target: AssignmentTarget, value: unknown, scope: Scope, evaluator: Evaluator): void {
  switch (target.type) {
    case 'Identifier':
      scope.assign(target.name, value);
      break;
    case 'MemberExpression': {
      const object = evaluator.evaluate(target.object, scope);
      const key = keyOf(target.property, target.computed, scope, evaluator);
      if (nodeOf(key) !== undefined)
        refuse(
          'A member is set whose name is known only on the page',
          'Make the object with `record` in `data`, or name the member',
        );
      set(object, key as PropertyKey, value);
      break;
    }
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
