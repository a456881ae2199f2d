/** The calls of `t` in a module, and their keys. */
import { type ESTree, Visitor } from 'rolldown/utils';

/** From 1. */
export interface Place {
  line: number;
  column: number;
}

/** Where a key is written. */
export interface KeyUse extends Place {
  key: string;
}

export interface KeyProblem extends Place {
  message: string;
}

const isFace = (source: string): boolean =>
  /(^@vitrine\/compiler(\/view\.ts)?$)|(compiler\/src\/(view|index)\.ts$)|(src\/view\.ts$)/.test(source);

/** `code` is what `program` was parsed from. */
export function translationCalls(program: ESTree.Program, code: string): { uses: KeyUse[]; problems: KeyProblem[] } {
  const uses: KeyUse[] = [];
  const problems: KeyProblem[] = [];
  const names = importedNames(program);
  if (names.size === 0) return { uses, problems };
  /** Functions and blocks around the visited node, with the names that they declare. */
  const hidden: Set<string>[] = [];
  const enter = (node: Scope) => hidden.push(declared(node).intersection(names));
  const exit = () => void hidden.pop();
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': exit,
    FunctionExpression: enter,
    'FunctionExpression:exit': exit,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': exit,
    BlockStatement: enter,
    'BlockStatement:exit': exit,
    CallExpression({ callee, arguments: [key], start }) {
      if (callee.type !== 'Identifier' || !names.has(callee.name)) return;
      if (hidden.some((own) => own.has(callee.name))) return;
      const found = literals(key);
      if (found) uses.push(...found.map(({ key, start }) => ({ key, ...placeIn(code, start) })));
      else {
        problems.push({
          ...placeIn(code, start),
          message:
            'The key of t(…) is put together at run time, so its text cannot be sent to the browser. Write the keys out: a ?: or a map from values to t(…) calls',
        });
      }
    },
  }).visit(program);
  return { uses, problems };
}

/** Whether a module imports the compiler's `t`; others need no parsing. */
export const callsTranslate = (code: string): boolean =>
  /\bt\b[^;]*from\s*['"][^'"]*(vitrine\/compiler|view\.ts|index\.ts)/.test(code);

/** Line and column of an offset. */
export function placeIn(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The module's local names of the compiler's `t`. */
const importedNames = (program: ESTree.Program): Set<string> =>
  new Set(
    program.body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && isFace(statement.source.value)
        ? statement.specifiers.flatMap((specifier) =>
            specifier.type === 'ImportSpecifier' &&
            specifier.imported.type === 'Identifier' &&
            specifier.imported.name === 't'
              ? [specifier.local.name]
              : [],
          )
        : [],
    ),
  );

interface Literal {
  key: string;
  /** Offset in the module. */
  start: number;
}

/** The strings that an expression can have as its value; undefined if they are not literals. */
function literals(node: ESTree.Node | undefined): Literal[] | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [{ key: node.value, start: node.start }];
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return [{ key: node.quasis[0]?.value.cooked ?? '', start: node.start }];
  if (node?.type === 'ConditionalExpression') {
    const [yes, no] = [literals(node.consequent), literals(node.alternate)];
    return yes && no ? [...yes, ...no] : undefined;
  }
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') return literals(node.expression);
  return node?.type === 'ParenthesizedExpression' ? literals(node.expression) : undefined;
}

type Scope = ESTree.Function | ESTree.ArrowFunctionExpression | ESTree.BlockStatement;

/** The names that a function's parameters or a block declare. */
function declared(scope: Scope): Set<string> {
  if (scope.type !== 'BlockStatement') return new Set(scope.params.flatMap(bound));
  return new Set(
    scope.body.flatMap((statement) => {
      if (statement.type === 'VariableDeclaration') return statement.declarations.flatMap(({ id }) => bound(id));
      return 'id' in statement && statement.id?.type === 'Identifier' ? [statement.id.name] : [];
    }),
  );
}

/** The names in a pattern: `{ a, b: [c] = [], ...d }` → a, c, d. */
function bound(pattern: ESTree.Node | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return bound(pattern.left);
    case 'RestElement':
      return bound(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(bound);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => bound(property.type === 'Property' ? property.value : property));
    default:
      return [];
  }
}
