import type { Expression, Literal, Path, Step } from '../syntax/tree.ts';
import { BLANK, EMPTY } from '../values/literal.ts';
import { quote } from './quote.ts';
import { innermostFor, type LoopFrame, type Unit } from './unit.ts';

/** JavaScript that evaluates a value. */
export function expressionCode(expression: Expression, unit: Unit): string {
  switch (expression.type) {
    case 'literal':
      return literalCode(expression, unit);
    case 'word':
      return unit.program.constant(expression.word === 'empty' ? EMPTY : BLANK);
    case 'range':
      return `rangeOf(${expressionCode(expression.from, unit)}, ${expressionCode(expression.to, unit)})`;
    case 'path':
      return pathCode(expression, unit);
  }
}

function literalCode({ value }: Literal, unit: Unit): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number' && Number.isFinite(value)) return value < 0 ? `(${value})` : String(value);
  return unit.program.constant(value);
}

function pathCode({ root, steps }: Path, unit: Unit): string {
  if (root === undefined) return 'undefined';
  if (typeof root !== 'string') {
    unit.exposeLoops();
    return stepsCode(`findNamed(state, ${expressionCode(root, unit)})`, steps, unit);
  }
  if (root === 'self') unit.exposeLoops();
  const binding = unit.binding(root);
  if (!binding) return stepsCode(unit.variable(root), steps, unit);
  if (!binding.loop) return stepsCode(binding.code, steps, unit);
  return loopCode(binding.loop, steps, unit);
}

function stepsCode(code: string, steps: readonly Step[], unit: Unit): string {
  return steps.reduce((object, step) => stepCode(object, step, unit), code);
}

function stepCode(object: string, step: Step, unit: Unit): string {
  if (step.type === 'member') return `${unit.program.member(step.name)}(${object})`;
  return `readProperty(${object}, ${expressionCode(step.key, unit)})`;
}

/** Members of a loop that is generated here need no object. */
function loopCode(loop: LoopFrame, steps: readonly Step[], unit: Unit): string {
  const [first, ...rest] = steps;
  const { label } = loop;
  if (first?.type === 'member') {
    const outer = innermostFor(loop.parent);
    if (first.name === 'parentloop' && outer) return loopCode(outer, rest, unit);
    const code = LOOP_MEMBERS[first.name]?.(`i${label}`, `n${label}`);
    if (code !== undefined) {
      unit.read(`i${label}`, label);
      unit.read(`n${label}`, label);
      return stepsCode(`(${code})`, rest, unit);
    }
  }
  for (let outer: LoopFrame | undefined = loop; outer; outer = outer.parent) outer.needsDrop = true;
  return stepsCode(unit.read(`l${label}`, label), steps, unit);
}

const LOOP_MEMBERS: Readonly<Record<string, ((index: string, length: string) => string) | undefined>> = Object.assign(
  Object.create(null),
  {
    index: (index: string) => `${index} + 1`,
    index0: (index: string) => index,
    rindex: (index: string, length: string) => `${length} - ${index}`,
    rindex0: (index: string, length: string) => `${length} - ${index} - 1`,
    first: (index: string) => `${index} === 0`,
    last: (index: string, length: string) => `${index} === ${length} - 1`,
    length: (_: string, length: string) => length,
  },
);
