/** A side of a comparison. */
export type Operand =
  | { kind: 'value'; value: string | number | boolean | null }
  | { kind: 'blank' }
  | { kind: 'empty' }
  /** `section.settings.layout`, `block.settings.layout`, `settings.layout`. */
  | { kind: 'path'; owner: 'section' | 'block' | 'settings'; id: string };

const OPERATORS = ['==', '!=', '<=', '>=', '<', '>', 'contains'] as const;
type Operator = (typeof OPERATORS)[number];

/** A condition of `visible_if`. */
export type Condition =
  | { kind: 'and' | 'or'; left: Condition; right: Condition }
  | { kind: 'comparison'; operator: Operator; left: Operand; right: Operand }
  | { kind: 'truth'; operand: Operand };

const TOKEN = /\s*('[^']*'|"[^"]*"|==|!=|<>|<=|>=|<|>|-?\d+(?:\.\d+)?|[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*)/y;

/** The words of an expression; null where it has something else. */
function tokensOf(text: string): string[] | null {
  const tokens: string[] = [];
  const source = text.trim();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const token = TOKEN.exec(source)?.[1];
    if (token === undefined) return null;
    tokens.push(token === '<>' ? '!=' : token);
  }
  return tokens;
}

const WORDS: Readonly<Record<string, Operand>> = {
  true: { kind: 'value', value: true },
  false: { kind: 'value', value: false },
  nil: { kind: 'value', value: null },
  null: { kind: 'value', value: null },
  blank: { kind: 'blank' },
  empty: { kind: 'empty' },
};

function operandOf(token: string | undefined): Operand | null {
  if (token === undefined) return null;
  if (/^['"]/.test(token)) return { kind: 'value', value: token.slice(1, -1) };
  if (/^-?\d/.test(token)) return { kind: 'value', value: Number(token) };
  const word = Object.hasOwn(WORDS, token) ? WORDS[token] : undefined;
  if (word) return word;
  const path = /^(?:(section|block)\.)?settings\.([\w-]+)$/.exec(token);
  const [, owner, id] = path ?? [];
  if (id === undefined) return null;
  return { kind: 'path', owner: owner === 'section' || owner === 'block' ? owner : 'settings', id };
}

const operatorOf = (token: string | undefined): Operator | undefined =>
  OPERATORS.find((operator) => operator === token);

/** Reads tokens from the left; what stands behind `and` and `or` is one condition, as in Liquid: `a and b or c` is `a and (b or c)`. */
function conditionOf(tokens: readonly string[]): Condition | null {
  const left = operandOf(tokens[0]);
  if (!left) return null;
  const operator = operatorOf(tokens[1]);
  const right = operator && operandOf(tokens[2]);
  if (operator && !right) return null;
  const first: Condition =
    operator && right ? { kind: 'comparison', operator, left, right } : { kind: 'truth', operand: left };
  const [word, ...rest] = tokens.slice(operator ? 3 : 1);
  if (word === undefined) return first;
  const second = word === 'and' || word === 'or' ? conditionOf(rest) : null;
  return second && (word === 'and' || word === 'or') ? { kind: word, left: first, right: second } : null;
}

/** Reads `{{ section.settings.layout == 'grid' and block.settings.count > 2 }}`; null: it cannot be read. */
export function readCondition(text: string): Condition | null {
  const expression = /^\s*\{\{-?([\s\S]*?)-?\}\}\s*$/.exec(text)?.[1];
  const tokens = expression === undefined ? null : tokensOf(expression);
  return tokens && conditionOf(tokens);
}
