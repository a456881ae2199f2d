import type { Body, Node } from '../syntax/tree.ts';
import { interruptCheck } from './interrupt.ts';
import { nodeCode } from './node.ts';
import { quote } from './quote.ts';
import { bodySize, sizeOf } from './size.ts';
import type { BodyCode, Unit } from './unit.ts';

/**
 * Size of a function that is not divided further. V8 parses and compiles a function when it is first called, and
 * optimizes none of more than 60 kB of bytecode: so a large template is many functions.
 */
const LARGEST = 160;

/** Size from which nodes of a divided template are a function of their own. */
const SMALLEST = 40;

/** Nodes that are a function of their own. */
interface Group {
  type: 'group';
  parts: readonly Part[];
}

type Part = string | Node;

/** The function of a template, or of a part that a host's tag parses. */
export function functionCode(body: Body, unit: Unit): string {
  unit.isDivided = bodySize(body) > LARGEST;
  return bodyCode(body, unit);
}

/**
 * Statements that render a body. The error of a node is printed in its place, and the next node goes on: one `try` serves
 * all nodes, and a number tells where to continue.
 * @param outer where errors of the node that ends with this body are reported: its `try` serves a last node that
 *   reports them there too
 */
export function bodyCode(body: Body, unit: Unit, outer?: number): string {
  const parts = partsOf(body, unit.mayBeInterrupted);
  return partsCode(unit.isDivided ? groupsOf(parts) : parts, unit, outer);
}

function partsCode(parts: readonly (Part | Group)[], unit: Unit, outer?: number): string {
  const failing = parts.filter(canFail);
  if (failing.length < 2) {
    const isServed = (part: Part | Group) =>
      part === parts.at(-1) && part === failing[0] && siteOf(failing[0]) === outer;
    return parts.map((part) => (isServed(part) ? stepCode(part, unit) : partCode(part, unit))).join('\n');
  }
  const { program } = unit;
  const at = `a${program.label()}`;
  const first = program.sites.length;
  for (const node of failing) program.sites.push(siteOf(node));
  let site = first;
  const cases = [`case ${site}:`];
  for (const part of parts) {
    if (!canFail(part)) cases.push(stepCode(part, unit));
    else {
      cases.push(`{\n${stepCode(part, unit)}\n}\n${at} = ${++site};`);
      cases.push(`case ${site}:`);
    }
  }
  return `let ${at} = ${first};
for (;;) {
try {
switch (${at}) {
${cases.join('\n')}
}
break;
} catch (error) {
out = failed(state, error, sites[${at}++], out);${checkCode(unit)}
}
}`;
}

type FailingNode = Exclude<Node, { type: 'text' }>;

function partCode(part: Part | Group, unit: Unit): string {
  const code = stepCode(part, unit);
  if (!canFail(part)) return code;
  return `try {
${code}
} catch (error) {
out = failed(state, error, ${siteOf(part)}, out);${checkCode(unit)}
}`;
}

function stepCode(part: Part | Group, unit: Unit): string {
  if (typeof part === 'string') return textCode(part);
  if (part.type === 'group') return groupCode(part, unit);
  const body: BodyCode = part.type === 'if' ? (body, unit) => bodyCode(body, unit, siteOf(part)) : bodyCode;
  return nodeCode(part, unit, body) + checkCode(unit);
}

/** The statement after a node where an interrupt may be left over from before it. */
function checkCode(unit: Unit): string {
  return unit.mayBeInterrupted ? `\n${interruptCheck(unit)}` : '';
}

function textCode(text: string): string {
  return `out += ${quote(text)};`;
}

/** Where an error of the node is reported: its line, negative if it prints nothing. */
function siteOf(node: FailingNode): number {
  return node.blank ? -node.line : node.line;
}

function canFail(part: Part | Group): part is FailingNode {
  if (typeof part === 'string') return false;
  if (part.type === 'assign') return part.filtered.value.type !== 'literal' || part.filtered.filters.length > 0;
  return part.type !== 'text' && part.type !== 'interrupt' && part.type !== 'group';
}

/** Calls the function that renders the nodes. */
function groupCode({ parts }: Group, unit: Unit): string {
  const { code, interrupts } = unit.call((inner) => partsCode(parts, inner));
  return interrupts ? `${code}\n${interruptCheck(unit)}` : code;
}

/** Nodes in groups, each a function; a node too large for one has its own, and its bodies are divided. */
function groupsOf(parts: readonly Part[]): (Part | Group)[] {
  const groups: (Part | Group)[] = [];
  let group: Part[] = [];
  let size = 0;
  function close() {
    if (size < SMALLEST) groups.push(...group);
    else groups.push({ type: 'group', parts: group });
    group = [];
    size = 0;
  }
  for (const part of parts) {
    const added = typeof part === 'string' ? 0 : sizeOf(part);
    if (size + added > LARGEST) close();
    if (added > LARGEST) groups.push(part);
    else {
      group.push(part);
      size += added;
    }
  }
  close();
  return groups;
}

/**
 * Nodes with the texts between them joined, up to the first that leaves the body.
 * @param mayBeInterrupted whether all but texts may be the last that is rendered
 */
function partsOf({ nodes }: Body, mayBeInterrupted: boolean): Part[] {
  const parts: Part[] = [];
  for (const node of nodes) {
    const text = node.type === 'text' || !mayBeInterrupted ? textOf(node) : undefined;
    const last = parts.at(-1);
    if (text === undefined) {
      parts.push(node);
      if (node.type === 'interrupt') break;
    } else if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else if (text !== '') parts.push(text);
  }
  return parts;
}

/** The text of a node that always prints the same. */
function textOf(node: Node): string | undefined {
  if (node.type === 'text') return node.text;
  if (node.type === 'verbatim') return node.tag === 'raw' ? node.text : '';
  if (node.type !== 'output' || node.filtered.filters.length > 0) return undefined;
  const { value } = node.filtered;
  return value.type === 'literal' && typeof value.value === 'string' ? value.value : undefined;
}
