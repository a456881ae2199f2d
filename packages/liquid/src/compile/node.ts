import type { Counter, Node } from '../syntax/tree.ts';
import { assignCode, captureCode } from './assign.ts';
import { caseCode } from './case.ts';
import { customCode } from './custom.ts';
import { cycleCode } from './cycle.ts';
import { filteredCode } from './filtered.ts';
import { forCode } from './for.ts';
import { ifCode } from './if.ts';
import { ifchangedCode } from './ifchanged.ts';
import { interruptCode } from './interrupt.ts';
import { includeCode, renderCode } from './partial.ts';
import { quote } from './quote.ts';
import { tablerowCode } from './tablerow.ts';
import type { BodyCode, Unit } from './unit.ts';

function counterCode({ name, step }: Counter, unit: Unit): string {
  return `out += print(count(state, ${quote(name)}, ${step}));\n${unit.written(name)} = undefined;`;
}

/** Statements that render one node. */
export function nodeCode(node: Node, unit: Unit, body: BodyCode): string {
  switch (node.type) {
    case 'text':
      return '';
    case 'verbatim':
      return node.tag === 'raw' ? `out += ${quote(node.text)};` : '';
    case 'output':
      return unit.temp(
        (temp) =>
          `${temp} = ${filteredCode(node.filtered, unit)};\nout += typeof ${temp} === "string" ? ${temp} : print(${temp});`,
      );
    case 'assign':
      return assignCode(node, unit);
    case 'capture':
      return captureCode(node, unit, body);
    case 'if':
      return ifCode(node, unit, body);
    case 'case':
      return caseCode(node, unit, body);
    case 'for':
      return forCode(node, unit, body);
    case 'tablerow':
      return tablerowCode(node, unit, body);
    case 'cycle':
      return cycleCode(node, unit);
    case 'counter':
      return counterCode(node, unit);
    case 'include':
      return includeCode(node, unit);
    case 'render':
      return renderCode(node, unit);
    case 'interrupt':
      return interruptCode(node, unit);
    case 'ifchanged':
      return ifchangedCode(node, unit, body);
    case 'custom':
      return customCode(node, unit);
  }
}
