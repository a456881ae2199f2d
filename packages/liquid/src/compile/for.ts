import type { For } from '../syntax/tree.ts';
import { weightOf } from '../syntax/weight.ts';
import { expressionCode } from './expression.ts';
import { interruptCheck } from './interrupt.ts';
import { quote } from './quote.ts';
import type { Binding, BodyCode, LoopFrame, Unit } from './unit.ts';

/** A loop over a list. Its object and its scope are made only if something in the body needs them. */
export function forCode(node: For, unit: Unit, bodyCode: BodyCode): string {
  const label = unit.program.label();
  const items = itemsCode(node, unit);
  const frame: LoopFrame = { kind: 'for', label, needsDrop: false, needsScope: false, parent: unit.loop };
  const bindings = new Map<string, Binding>([
    ['forloop', { code: `l${label}`, label, loop: frame }],
    [node.variable, { code: `x${label}`, label }],
  ]);
  unit.loop = frame;
  const body = unit.bound(bindings, () =>
    unit.targeting({ kind: 'loop', label }, () => {
      const code = bodyCode(node.body, unit);
      return unit.mayBeInterrupted ? `${code}\n${interruptCheck(unit)}` : code;
    }),
  );
  unit.loop = frame.parent;
  const { needsDrop, needsScope } = frame;
  const name = quote(node.name);
  const code = `const q${label} = ${items}, n${label} = q${label}.length;
if (n${label} > 0) {
state.deepen();
const p${label} = state.loop;
${needsDrop ? `const l${label} = state.loop = new ForloopDrop(${name}, n${label}, p${label});` : ''}
${needsScope ? `const s${label} = new Scope();\nstate.scopes.push(s${label});\ns${label}["forloop"] = l${label};` : ''}
let i${label} = 0;
for${label}: for (; i${label} < n${label}; i${label}++) {
const x${label} = q${label}[i${label}];
${needsDrop ? `l${label}.index = i${label};` : ''}
${needsScope ? `s${label}[${quote(node.variable)}] = x${label} === undefined ? null : x${label};` : ''}
budget.spend(${weightOf(node.body)}, out.length);
${body}
}
${needsDrop ? `l${label}.index = Math.min(i${label} + 1, n${label});\nstate.loop = p${label};` : ''}
${needsScope ? 'state.scopes.pop();' : ''}
state.nesting--;
}`;
  return node.otherwise ? `${code} else {\n${bodyCode(node.otherwise, unit)}\n}` : code;
}

function itemsCode(node: For, unit: Unit): string {
  const name = quote(node.name);
  const offset =
    node.offset === undefined
      ? '0'
      : node.offset === 'continue'
        ? `state.loopEnd(${name})`
        : `positionOf(${expressionCode(node.offset, unit)}, 0)`;
  const collection = expressionCode(node.collection, unit);
  const limit = node.limit ? expressionCode(node.limit, unit) : 'undefined';
  return `loopOver(state, ${name}, ${offset}, ${collection}, ${limit}, ${node.reversed})`;
}
