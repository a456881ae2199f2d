/** Statements. Where only the page can decide which way a statement goes, both are run. */
import type {
  ForInStatement,
  ForOfStatement,
  ForStatement,
  Statement,
  SwitchStatement,
  TryStatement,
  VariableDeclaration,
} from '@oxc-project/types';
import { decide, isConditional, merge, now, prune, runSide, withinTry } from '../expression/branching.ts';
import { all, FALSE, not, some, TRUE } from '../expression/condition.ts';
import { isRegular, spread } from '../expression/entries.ts';
import { type Cond, nodeOf } from '../expression/node.ts';
import { RefusedError, refuse } from '../expression/refuse.ts';
import { equal, truthy } from '../expression/truth.ts';
import { type Completion, caught, forked, normally, then } from './completion.ts';
import type { Evaluator } from './context.ts';
import { membersOf, mustBeOrdered } from './objects.ts';
import { destructure, namesIn } from './patterns.ts';
import { Scope } from './scope.ts';
import { site } from './site.ts';
import { assignTo } from './targets.ts';

/** Something that the source threw. */
export class Thrown extends Error {
  readonly value: unknown;
  constructor(value: unknown) {
    super(value instanceof Error && typeof value.message === 'string' ? value.message : '');
    this.value = value;
  }
}

/** Runs one side where `cond` holds and the other where it does not. */
function either(given: Cond, yes: () => Completion, no: () => Completion): Completion {
  const cond = decide(given);
  if (cond.op === 'const') return cond.value ? yes() : no();
  const left = runSide(cond, true, yes);
  const right = runSide(cond, false, no);
  merge(cond, left.changes, right.changes);
  return forked(cond, left.result, right.result);
}

const nothing = (): Completion => undefined;

/** Runs `next` where what came before has ended normally. */
function after(completion: Completion, next: () => Completion): Completion {
  if (completion === undefined) return next();
  const goesOn = normally(completion);
  if (decide(goesOn) === FALSE) return completion;
  return then(completion, caughtFork(either(goesOn, next, nothing), goesOn));
}

/** What is run under a condition, as it stands where the condition is known. */
function caughtFork(completion: Completion, cond: Cond): Completion {
  return completion?.kind === 'fork' && completion.cond.key === cond.key ? completion.yes : completion;
}

/** Statements one after the other, in a scope that is made for them. */
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

/** Declares what a block declares; its functions can be called from the start. */
function hoist(body: readonly Statement[], scope: Scope, evaluator: Evaluator): void {
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

/** A declaration, also one that is exported. */
export function declarationIn(statement: Statement): Statement | undefined {
  if (statement.type === 'ExportNamedDeclaration') return statement.declaration ?? undefined;
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    return declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
      ? declaration
      : undefined;
  }
  return statement;
}

/** Declares the `var`s of a function's body, wherever in it they stand. */
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

/** One statement. `labels` are those that stand before it. */
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

function declare(statement: VariableDeclaration, scope: Scope, evaluator: Evaluator): void {
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

/** A function without a name is named after its variable, as React's tools show it. */
function named(value: unknown, id: { type: string; name?: string }): unknown {
  if (
    typeof value === 'function' &&
    value.name === '' &&
    id.type === 'Identifier' &&
    Object.getOwnPropertyDescriptor(value, 'name')?.configurable
  )
    Object.defineProperty(value, 'name', { value: id.name, configurable: true });
  return value;
}

/** More rounds than any list that is written out has. */
const MOST_ROUNDS = 10_000;

/** A loop whose rounds are written out. */
function rounds(
  labels: readonly string[],
  { test, body, update = () => {} }: { test: () => Cond; body: () => Completion; update?: () => void },
): Completion {
  let count = 0;
  const round = (): Completion => {
    let result: Completion;
    for (;;) {
      if (count++ > MOST_ROUNDS) return refuse('A loop does not end', 'Let its condition become false');
      const cond = decide(test());
      if (cond === FALSE) return result;
      if (cond.op !== 'const') return either(cond, () => (isConditionalLoop(count) ? once() : undefined), nothing);
      const completion = caught(body(), 'continue', [undefined, ...labels]);
      if (completion !== undefined)
        return after(completion, () => {
          update();
          return round();
        });
      update();
      result = undefined;
    }
  };
  const once = (): Completion =>
    after(caught(body(), 'continue', [undefined, ...labels]), () => {
      update();
      return round();
    });
  return caught(round(), 'break', [undefined, ...labels]);
}

/** A loop whose end only the page knows is written out as long as it is short. */
function isConditionalLoop(count: number): boolean {
  if (count > 8)
    return refuse('A loop runs as often as only the page knows', 'Use .map over a list, or `numbers(1, n)` in `data`');
  return true;
}

function forLoop(statement: ForStatement, outer: Scope, evaluator: Evaluator, labels: readonly string[]): Completion {
  const { init, test, update, body } = statement;
  let scope = new Scope(outer, outer.frame);
  const names =
    init?.type === 'VariableDeclaration' && init.kind !== 'var'
      ? init.declarations.flatMap(({ id }) => namesIn(id))
      : [];
  for (const name of names) scope.declare(name);
  if (init?.type === 'VariableDeclaration') declare(init, scope, evaluator);
  else if (init) evaluator.evaluate(init, scope);
  return rounds(labels, {
    test: () => (test ? truthy(prune(evaluator.evaluate(test, scope))) : TRUE),
    body: () => execute(body, scope, evaluator),
    update() {
      // Each round has variables of its own, which closures keep.
      const next = new Scope(outer, outer.frame);
      for (const name of names) {
        const variable = scope.own(name);
        next.declare(name).start(variable && 'read' in variable ? variable.read() : undefined);
      }
      scope = next;
      if (update) evaluator.evaluate(update, scope);
    },
  });
}

function forEach(
  statement: ForOfStatement | ForInStatement,
  outer: Scope,
  evaluator: Evaluator,
  labels: readonly string[],
): Completion {
  const subject = prune(evaluator.evaluate(statement.right, outer));
  const items = statement.type === 'ForInStatement' ? keysOf(subject) : itemsOf(subject);
  const { left } = statement;
  let result: Completion;
  const round = ({ cond, value }: { cond: Cond; value: unknown }): Completion =>
    either(
      cond,
      () => {
        const scope = new Scope(outer, outer.frame);
        if (left.type === 'VariableDeclaration') {
          const [declarator] = left.declarations;
          if (!declarator) return undefined;
          if (left.kind !== 'var') for (const name of namesIn(declarator.id)) scope.declare(name);
          destructure(declarator.id, value, scope, evaluator, (target, part) => {
            if (target.type !== 'Identifier') return;
            if (left.kind === 'var') scope.assign(target.name, part);
            else scope.declare(target.name).start(part);
          });
        } else assignTo(left, value, scope, evaluator);
        return caught(execute(statement.body, scope, evaluator), 'continue', [undefined, ...labels]);
      },
      nothing,
    );
  for (const [i, item] of items.entries()) {
    if (statement.type === 'ForInStatement') mustBeThere(subject, String(item.value));
    result = after(result, () => round(item));
    if (result !== undefined && decide(normally(result)) === FALSE) break;
    if (statement.type === 'ForOfStatement') mustBeUnchanged(subject, items, i);
  }
  return caught(result, 'break', [undefined, ...labels]);
}

function itemsOf(subject: unknown): { cond: Cond; value: unknown }[] {
  const node = nodeOf(subject);
  if (node !== undefined && node.kind !== 'branch')
    return refuse('A list of the page is iterated by a statement', 'Use .map in the markup');
  const items = spread(subject);
  if (items.some(({ isList }) => isList))
    return refuse('A list of the page is iterated by a statement', 'Use .map in the markup');
  return items;
}

function keysOf(subject: unknown): { cond: Cond; value: unknown }[] {
  if (nodeOf(subject) !== undefined)
    return refuse('The members of a value of the page are iterated', 'Name each member');
  if (Array.isArray(subject) && !isRegular(subject))
    return refuse('The places of a list of which some items may be missing are iterated', 'Use .map');
  if (Array.isArray(subject)) return subject.map((_, i) => ({ cond: TRUE, value: String(i) }));
  mustBeOrdered(subject);
  if (inheritsMembers(subject))
    return refuse('The members that an object inherits are iterated', 'Use Object.keys, which gives its own');
  return membersOf(subject).map(({ key, entry }) => ({ cond: entry.cond, value: key }));
}

function inheritsMembers(subject: unknown): boolean {
  if (subject === null || subject === undefined) return false;
  for (
    let from = Object.getPrototypeOf(subject) as object | null;
    from;
    from = Object.getPrototypeOf(from) as object | null
  )
    if (Object.keys(from).length > 0) return true;
  return false;
}

/** @throws RefusedError where a round changed what stands behind it in what is iterated: JavaScript would see the change */
function mustBeUnchanged(subject: unknown, before: readonly { value: unknown }[], index: number): void {
  const isLive =
    nodeOf(subject) !== undefined || Array.isArray(subject) || subject instanceof Map || subject instanceof Set;
  if (!isLive) return;
  const after = Array.isArray(subject) && isRegular(subject) ? subject : itemsOf(subject).map(({ value }) => value);
  const isSame = (a: unknown, b: unknown) =>
    Object.is(a, b) ||
    (subject instanceof Map && (a as unknown[]).every((part, i) => Object.is(part, (b as unknown[])[i])));
  if (
    after.length === before.length &&
    before.slice(index + 1).every(({ value }, i) => isSame(value, after[index + 1 + i]))
  )
    return;
  refuse('A list is changed while it is iterated', 'Iterate over a copy: `[...list]`');
}

/** The same for the members of an object: one that was deleted is not visited. */
function mustBeThere(subject: unknown, name: string): void {
  if (!Object.hasOwn(Object(subject) as object, name))
    refuse('A member is deleted while the members are iterated', 'Iterate over a copy: Object.keys');
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

/** The statements of one case, whose scope is that of the whole `switch`. */
function sequenceIn(body: readonly Statement[], scope: Scope, evaluator: Evaluator): Completion {
  const from = (i: number): Completion => {
    const statement = body[i];
    if (statement === undefined) return undefined;
    return after(execute(statement, scope, evaluator), () => from(i + 1));
  };
  return from(0);
}

let tries: number[] = [];

function throwIt(value: unknown): never {
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

function tryIt(statement: TryStatement, scope: Scope, evaluator: Evaluator): Completion {
  const { finalizer } = statement;
  const source = { ...site };
  let completion: Completion;
  try {
    completion = tryAndCatch(statement, scope, evaluator);
  } catch (error) {
    if (!finalizer || error instanceof RefusedError) throw error;
    Object.assign(site, source);
    // What ends `finally` otherwise than normally takes the place of the error.
    const end = execute(finalizer, scope, evaluator);
    if (end === undefined) throw error;
    return end.kind === 'fork'
      ? refuse('Only the page can decide whether `finally` keeps an error', 'Return after the `try`')
      : end;
  }
  return finalizer ? then(execute(finalizer, scope, evaluator), completion) : completion;
}

function tryAndCatch({ block, handler }: TryStatement, scope: Scope, evaluator: Evaluator): Completion {
  const around = tries;
  const source = { ...site };
  tries = [...tries, now()];
  let completion: Completion;
  try {
    completion = handler ? withinTry(() => execute(block, scope, evaluator)) : execute(block, scope, evaluator);
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
    completion = execute(handler.body, inside, evaluator);
  } finally {
    tries = around;
  }
  return completion;
}

function enumOf(
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
