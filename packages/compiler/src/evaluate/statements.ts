/** Statements. If the page decides between two ways, both are run. */

import type { Statement, SwitchStatement } from '@oxc-project/types';
import { decide, prune } from '../expression/branching.ts';
import { all, FALSE, not, some, TRUE } from '../expression/condition.ts';
import type { Cond } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';
import { equal, truthy } from '../expression/truth.ts';
import { type Completion, caught, normally, then } from './completion.ts';
import type { Evaluator } from './context.ts';
import { after, either, nothing } from './control-flow.ts';
import { declare, enumOf, hoist } from './declarations.ts';
import { throwIt, tryIt } from './exceptions.ts';
import { forEach, forLoop, rounds } from './loops.ts';
import { Scope } from './scope.ts';
import { site } from './site.ts';

/** Runs statements in a new scope. */
export function sequence(body: readonly Statement[], scope: Scope, evaluator: Evaluator): Completion {
  hoist(body, scope, evaluator);
  const from = (index: number): Completion => {
    let i = index;
    for (; i < body.length; i++) {
      const statement = body[i];
      if (statement === undefined) break;
      const completion = execute(statement, scope, evaluator);
      if (completion === undefined) continue;
      return after(completion, () => from(i + 1));
    }
    return undefined;
  };
  return from(0);
}

/** Runs one statement. `labels` are its labels. */
export function execute(
  statement: Statement,
  scope: Scope,
  evaluator: Evaluator,
  labels: readonly string[] = [],
): Completion {
  const before = site.node;
  site.node = statement;
  const completion = run(statement, scope, evaluator, labels);
  site.node = before;
  return completion;
}

function run(statement: Statement, scope: Scope, evaluator: Evaluator, labels: readonly string[]): Completion {
  const condition = (node: Parameters<Evaluator['evaluate']>[0]) => truthy(prune(evaluator.evaluate(node, scope)));
  switch (statement.type) {
    case 'ExpressionStatement':
      evaluator.evaluate(statement.expression, scope);
      return undefined;
    case 'VariableDeclaration':
      declare(statement, scope, evaluator);
      return undefined;
    case 'ReturnStatement':
      return { kind: 'return', value: statement.argument ? evaluator.evaluate(statement.argument, scope) : undefined };
    case 'IfStatement':
      return either(
        condition(statement.test),
        () => execute(statement.consequent, scope, evaluator),
        () => (statement.alternate ? execute(statement.alternate, scope, evaluator) : undefined),
      );
    case 'BlockStatement': {
      const completion = sequence(statement.body, new Scope(scope, scope.frame), evaluator);
      return labels.length > 0 ? caught(completion, 'break', labels) : completion;
    }
    case 'SwitchStatement':
      return caught(switchOver(statement, scope, evaluator), 'break', [undefined, ...labels]);
    case 'ForStatement':
      return forLoop(statement, scope, evaluator, labels);
    case 'ForOfStatement':
    case 'ForInStatement':
      return forEach(statement, scope, evaluator, labels);
    case 'WhileStatement':
      return rounds(labels, {
        test: () => condition(statement.test),
        body: () => execute(statement.body, scope, evaluator),
      });
    case 'DoWhileStatement': {
      let isFirst = true;
      const test = () => {
        const first = isFirst;
        isFirst = false;
        return first ? TRUE : condition(statement.test);
      };
      return rounds(labels, { test, body: () => execute(statement.body, scope, evaluator) });
    }
    case 'LabeledStatement':
      return caught(execute(statement.body, scope, evaluator, [...labels, statement.label.name]), 'break', [
        statement.label.name,
      ]);
    case 'BreakStatement':
      return { kind: 'break', label: statement.label?.name };
    case 'ContinueStatement':
      return { kind: 'continue', label: statement.label?.name };
    case 'ThrowStatement':
      return throwIt(evaluator.evaluate(statement.argument, scope));
    case 'TryStatement':
      return tryIt(statement, scope, evaluator);
    case 'ClassDeclaration':
      if (statement.id && !statement.declare)
        scope.declare(statement.id.name).start(evaluator.classOf(statement, scope));
      return undefined;
    case 'TSEnumDeclaration':
      if (!statement.declare) scope.declare(statement.id.name).start(enumOf(statement, scope, evaluator));
      return undefined;
    case 'ExportNamedDeclaration':
      return statement.declaration ? execute(statement.declaration, scope, evaluator) : undefined;
    case 'FunctionDeclaration':
    case 'EmptyStatement':
    case 'DebuggerStatement':
    case 'TSModuleDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return undefined;
    case 'ExportDefaultDeclaration':
      return undefined;
    default:
      return refuse(
        `A statement (${statement.type}) is not of the language of sections`,
        'Write it as plain TypeScript',
      );
  }
}

function switchOver(statement: SwitchStatement, outer: Scope, evaluator: Evaluator): Completion {
  const subject = prune(evaluator.evaluate(statement.discriminant, outer));
  const scope = new Scope(outer, outer.frame);
  hoist(
    statement.cases.flatMap(({ consequent }) => consequent),
    scope,
    evaluator,
  );
  const matches = statement.cases.map(({ test }) =>
    test ? equal(subject, prune(evaluator.evaluate(test, scope))) : undefined,
  );
  const isNone = all(...matches.map((match) => (match ? not(match) : TRUE)));
  let [result, running]: [Completion, Cond] = [undefined, FALSE];
  let earlier: Cond = FALSE;
  for (const [i, { consequent }] of statement.cases.entries()) {
    const match = matches[i];
    const enters = match ? all(match, not(earlier)) : isNone;
    if (match) earlier = some(earlier, match);
    running = decide(some(running, enters));
    if (running === FALSE || consequent.length === 0) continue;
    const here = running;
    let inside: Completion;
    const outcome = either(
      here,
      () => {
        inside = sequenceIn(consequent, scope, evaluator);
        return inside;
      },
      nothing,
    );
    result = then(result, outcome);
    running = all(here, normally(inside));
  }
  return result;
}

/** The statements of one case, in the scope of the whole `switch`. */
function sequenceIn(body: readonly Statement[], scope: Scope, evaluator: Evaluator): Completion {
  const from = (i: number): Completion => {
    const statement = body[i];
    if (statement === undefined) return undefined;
    return after(execute(statement, scope, evaluator), () => from(i + 1));
  };
  return from(0);
}
