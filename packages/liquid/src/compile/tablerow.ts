import { BREAK, NO_INTERRUPT } from '../runtime/interrupt.ts';
import type { Expression, Tablerow } from '../syntax/tree.ts';
import { weightOf } from '../syntax/weight.ts';
import { expressionCode } from './expression.ts';
import { blockCode } from './interrupt.ts';
import { quote } from './quote.ts';
import type { Binding, BodyCode, LoopFrame, Unit } from './unit.ts';

/** Rows and cells of a table. `break` ends it after its cell, `continue` continues with the next. */
export function tablerowCode(node: Tablerow, unit: Unit, bodyCode: BodyCode): string {
  const label = unit.program.label();
  const value = (expression: Expression | undefined) => (expression ? expressionCode(expression, unit) : undefined);
  const collection = expressionCode(node.collection, unit);
  const offset = value(node.offset);
  const limit = value(node.limit);
  const cols = value(node.cols);
  const frame: LoopFrame = { kind: 'tablerow', label, needsDrop: false, needsScope: false, parent: unit.loop };
  const bindings = new Map<string, Binding>([
    ['tablerowloop', { code: `l${label}`, label }],
    [node.variable, { code: `x${label}`, label }],
  ]);
  unit.loop = frame;
  const body = unit.bound(bindings, () =>
    blockCode(
      unit,
      `cell${label}`,
      () => bodyCode(node.body, unit),
      () => '',
    ),
  );
  unit.loop = frame.parent;
  const { needsScope } = frame;
  return `const b${label} = ${collection};
if (b${label} !== undefined && b${label} !== null && b${label} !== false) {
const f${label} = ${offset === undefined ? '0' : `wholeOf(${offset})`};
const q${label} = cellsOf(state, b${label}, f${label}, ${limit === undefined ? 'undefined' : `wholeOf(${limit})`});
const l${label} = new TablerowloopDrop(q${label}.length, ${cols === undefined ? `q${label}.length` : `wholeOf(${cols})`});
out += ${quote('<tr class="row1">\n')};
state.deepen();
${needsScope ? `const s${label} = new Scope();\nstate.scopes.push(s${label});\ns${label}["tablerowloop"] = l${label};` : ''}
for (let i${label} = 0; i${label} < q${label}.length; i${label}++) {
const x${label} = q${label}[i${label}];
${needsScope ? `s${label}[${quote(node.variable)}] = x${label} === undefined ? null : x${label};` : ''}
budget.spend(${weightOf(node.body)}, out.length);
out += ${quote('<td class="col')} + l${label}.column + ${quote('">')};
${body}
out += ${quote('</td>')};
const left = state.interrupt;
state.interrupt = ${NO_INTERRUPT};
if (left === ${BREAK}) break;
if (l${label}.endsRow && !l${label}.isLast) out += ${quote('</tr>\n<tr class="row')} + (l${label}.row + 1) + ${quote('">')};
l${label}.advance();
}
${needsScope ? 'state.scopes.pop();' : ''}
state.nesting--;
out += ${quote('</tr>\n')};
}`;
}
