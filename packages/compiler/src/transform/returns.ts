/** Statements whose branches return, as expressions. */
import type { types as BabelTypes } from '@babel/core';

type T = typeof BabelTypes;
type Expression = BabelTypes.Expression;
type Op = (name: string, ...args: Expression[]) => Expression;

/** `fold` rewrites the statements of a function. */
export function returnFolder(t: T, op: Op): (statements: BabelTypes.Statement[]) => BabelTypes.Statement[] {
  const later = (e: Expression) => t.arrowFunctionExpression([], e);
  /** Statements that always return, as the body of a function. */
  const returns = (body: readonly BabelTypes.Statement[]): boolean => {
    const last = body.at(-1);
    if (last === undefined) return false;
    if (t.isReturnStatement(last) || t.isThrowStatement(last)) return true;
    if (t.isBlockStatement(last)) return returns(last.body);
    if (t.isIfStatement(last)) return last.alternate != null && returns([last.consequent]) && returns([last.alternate]);
    return false;
  };
  const body = (s: BabelTypes.Statement): BabelTypes.Statement[] => (t.isBlockStatement(s) ? s.body : [s]);
  const thunk = (statements: BabelTypes.Statement[]) => t.arrowFunctionExpression([], t.blockStatement(statements));

  /** `if (a) return x; rest` → `return cond(a, () => x, () => { rest })`, so that the test may be a symbol. */
  function foldReturns(statements: BabelTypes.Statement[]): BabelTypes.Statement[] {
    for (const [i, statement] of statements.entries()) {
      const rest = statements.slice(i + 1);
      if (t.isIfStatement(statement) && returns(body(statement.consequent))) {
        const otherwise = statement.alternate ? [...body(statement.alternate), ...rest] : rest;
        // Function declarations are seen from above: they stay where they are.
        if (otherwise.some((s) => t.isFunctionDeclaration(s))) return statements;
        const folded = t.returnStatement(
          op('cond', statement.test, thunk(foldReturns(body(statement.consequent))), thunk(foldReturns(otherwise))),
        );
        folded.loc = statement.loc ?? null;
        return [...statements.slice(0, i), folded];
      }
      if (t.isSwitchStatement(statement)) {
        const folded = foldSwitch(statement, rest);
        if (folded) return [...statements.slice(0, i), ...folded];
      }
    }
    return statements;
  }

  /** A `switch` each of whose cases returns, as a chain of conditions. */
  function foldSwitch(
    statement: BabelTypes.SwitchStatement,
    rest: BabelTypes.Statement[],
  ): BabelTypes.Statement[] | undefined {
    const subject = t.identifier('__subject');
    const groups: { tests: Expression[]; isDefault: boolean; body: BabelTypes.Statement[] }[] = [];
    let tests: Expression[] = [];
    let isDefault = false;
    for (const c of statement.cases) {
      if (c.test) tests.push(c.test);
      else isDefault = true;
      if (c.consequent.length === 0) continue;
      const inside =
        c.consequent.length === 1 && t.isBlockStatement(c.consequent[0]) ? c.consequent[0].body : c.consequent;
      if (!returns(inside)) return undefined;
      groups.push({ tests, isDefault, body: inside });
      tests = [];
      isDefault = false;
    }
    if (groups.some((g, i) => g.isDefault && i < groups.length - 1)) return undefined;
    const last = groups.at(-1)?.isDefault ? groups.pop() : undefined;
    let otherwise: Expression = thunk(foldReturns(last ? last.body : rest));
    for (const group of groups.toReversed()) {
      const matches = group.tests
        .map((test) => op('eq', subject, test) as Expression)
        .reduce((a, b) => op('or', a, later(b)));
      otherwise = thunk([t.returnStatement(op('cond', matches, thunk(foldReturns(group.body)), otherwise))]);
    }
    const run = t.callExpression(t.arrowFunctionExpression([subject], t.callExpression(otherwise, [])), [
      statement.discriminant,
    ]);
    const folded = t.returnStatement(run);
    folded.loc = statement.loc ?? null;
    return [folded];
  }

  return foldReturns;
}
