import type { Include, Render } from '../syntax/tree.ts';
import { expressionCode } from './expression.ts';
import { interruptCheck } from './interrupt.ts';
import { quote } from './quote.ts';
import type { Binding, Unit } from './unit.ts';

/** The snippet sees all variables; its arguments see those before them. */
export function includeCode(node: Include, unit: Unit): string {
  const label = unit.program.label();
  const name = expressionCode(node.name, unit);
  const subject = node.subject ? expressionCode(node.subject, unit) : undefined;
  unit.exposeLoops();
  let attributes = '';
  const bindings = new Map<string, Binding>();
  for (const [index, [key, value]] of node.attributes.entries()) {
    const local = `e${label}_${index}`;
    attributes += unit.bound(bindings, () => `const ${local} = ${expressionCode(value, unit)};\n`);
    attributes += `s${label}[${quote(key)}] = ${local} === undefined ? null : ${local};\n`;
    bindings.set(key, { code: local, label });
  }
  const alias = node.alias === undefined ? `lastPart(g${label})` : quote(node.alias);
  return `const g${label} = includeName(state, ${name}), h${label} = partialOf(state, g${label});
const w${label} = ${subject ?? `find(state, g${label})`}, s${label} = new Scope();
${attributes === '' ? '' : `state.scopes.push(s${label});\ntry {\n${attributes}} finally {\nstate.scopes.pop();\n}`}
${unit.exposed()}
out = include(state, h${label}, s${label}, ${alias}, w${label}, out);
${interruptCheck(unit)}`;
}

/** The snippet sees its arguments and the page's globals alone. */
export function renderCode(node: Render, unit: Unit): string {
  const label = unit.program.label();
  const name = node.name.type === 'literal' && typeof node.name.value === 'string' ? node.name.value : undefined;
  if (name === undefined) return 'raiseInternal();';
  if (!node.subject && node.attributes.length === 0) return `out = renderAlone(state, ${quote(name)}, out);`;
  const alias = quote(node.alias ?? (name.split('/').at(-1) || name));
  const attributes = node.attributes
    .map(([key, value]) => {
      const code = expressionCode(value, unit);
      return `s${label}[${quote(key)}] = orNull(${code});\n`;
    })
    .join('');
  const run = (item: string | undefined, loop: string) => `const s${label} = new Scope();
${loop}${attributes}${item === undefined ? '' : `if (${item} !== undefined && ${item} !== null) s${label}[${alias}] = ${item};\n`}out = render(state, h${label}, s${label}, out);`;
  const partial = `const h${label} = partialOf(state, ${quote(name)});`;
  if (!node.subject) return `${partial}\n${run(undefined, '')}`;
  const subject = `const w${label} = ${expressionCode(node.subject, unit)};`;
  if (!node.each) return `${partial}\n${subject}\n${run(`w${label}`, '')}`;
  return `${partial}
${subject}
const q${label} = renderItems(state, w${label});
const l${label} = q${label} && new ForloopDrop(${quote(name)}, q${label}.length, undefined);
for (let i${label} = 0; i${label} < (q${label} ? q${label}.length : 1); i${label}++) {
const x${label} = q${label} ? q${label}[i${label}] : w${label};
${run(`x${label}`, `if (l${label}) {\nl${label}.index = i${label};\ns${label}["forloop"] = l${label};\n}\n`)}
}`;
}
