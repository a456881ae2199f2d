import { type Condition, type Operand, readCondition } from './condition.ts';
import type { EditorSetting, Json, JsonObject } from './theme.ts';

/** Values with their defaults, by setting id. */
export interface VisibleContext {
  section?: JsonObject;
  block?: JsonObject;
  /** The theme's own. */
  settings: JsonObject;
}

/** Empty of a value, as `blank` and `empty` compare. */
type Emptiness = 'blank' | 'empty';
type Value = { kind: 'value'; value: Json } | { kind: Emptiness };

function valueIn(operand: Operand, context: VisibleContext): Value {
  if (operand.kind === 'path') {
    const values = context[operand.owner];
    return { kind: 'value', value: values?.[operand.id] ?? null };
  }
  return operand;
}

function isEmpty(value: Json, kind: Emptiness): boolean {
  if (typeof value === 'string') return kind === 'blank' ? value.trim() === '' : value === '';
  if (Array.isArray(value)) return value.length === 0;
  if (value === null || value === false) return kind === 'blank';
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function isEqual(left: Value, right: Value): boolean {
  if (left.kind !== 'value') return right.kind === 'value' && isEmpty(right.value, left.kind);
  if (right.kind !== 'value') return isEmpty(left.value, right.kind);
  return left.value === right.value;
}

/** Order of two numbers or two texts; anything else has none. */
function compare(left: Value, right: Value): number | null {
  if (left.kind !== 'value' || right.kind !== 'value') return null;
  const { value: a } = left;
  const { value: b } = right;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return null;
}

function contains(left: Value, right: Value): boolean {
  if (left.kind !== 'value' || right.kind !== 'value') return false;
  const { value: whole } = left;
  const { value: part } = right;
  if (typeof whole === 'string') return part !== null && whole.includes(String(part));
  return Array.isArray(whole) && whole.includes(part);
}

function isOrdered(operator: '<' | '<=' | '>' | '>=', order: number): boolean {
  if (order === 0) return operator.length === 2;
  return order < 0 === operator.startsWith('<');
}

/** Liquid's rule: everything but nil and false. */
const isTrue = (value: Value): boolean => value.kind === 'value' && value.value !== null && value.value !== false;

function holds(condition: Condition, context: VisibleContext): boolean {
  switch (condition.kind) {
    case 'and':
      return holds(condition.left, context) && holds(condition.right, context);
    case 'or':
      return holds(condition.left, context) || holds(condition.right, context);
    case 'truth':
      return isTrue(valueIn(condition.operand, context));
    case 'comparison': {
      const left = valueIn(condition.left, context);
      const right = valueIn(condition.right, context);
      const { operator } = condition;
      if (operator === '==') return isEqual(left, right);
      if (operator === '!=') return !isEqual(left, right);
      if (operator === 'contains') return contains(left, right);
      const order = compare(left, right);
      return order !== null && isOrdered(operator, order);
    }
  }
}

const conditions = new Map<string, Condition | null>();

/** Whether a setting is shown by its `visible_if`. A condition that cannot be read hides nothing. */
export function isVisible({ visible_if: text }: Pick<EditorSetting, 'visible_if'>, context: VisibleContext): boolean {
  if (text === undefined) return true;
  let condition = conditions.get(text);
  if (condition === undefined) {
    condition = readCondition(text);
    conditions.set(text, condition);
  }
  return condition === null || holds(condition, context);
}
