/** Whether the platform takes a Liquid file: its syntax, in the modes `lax`, `strict` and `strict2` together. */
import { type Body, createLiquid, errorSentence, type Filtered, type LiquidError, type Node } from '@vitrine/liquid';
import { withHint } from './hints.ts';
import { platformTags, RawNode } from './platform-tags.ts';

/** A body that is not Liquid: that of `schema`, `stylesheet`, `javascript`. */
export interface RawBody {
  tag: string;
  text: string;
  /** Line on which the text begins. */
  line: number;
  /** Whether the tag stands within the body of another. */
  isNested: boolean;
}

export interface Mentioned {
  name: string;
  line: number;
}

export interface LiquidFile {
  /** The first mistake, where the platform stops; undefined for a file it takes. */
  problem: { line: number; message: string } | undefined;
  bodies: RawBody[];
  /** Keys that are given to the filter `t` as they are. */
  translations: Mentioned[];
  /** Files that `section`, `sections` and `render` name, and what `content_for` asks for. */
  files: (Mentioned & { tag: string })[];
}

const liquid = createLiquid({ tags: platformTags });

export function checkLiquid(source: string): LiquidFile {
  const file: LiquidFile = { problem: undefined, bodies: [], translations: [], files: [] };
  const { tree, error } = liquid.parse(source);
  if (tree) visit(tree, file, false);
  const refused = error ?? refusal(source);
  if (refused) file.problem = problemOf(refused);
  return file;
}

/** Why a stricter mode refuses a file that is taken laxly. */
function refusal(source: string): LiquidError | undefined {
  return liquid.parse(source, '', { mode: 'strict' }).error ?? liquid.parse(source, '', { mode: 'strict2' }).error;
}

function problemOf(error: LiquidError): { line: number; message: string } {
  const sentence = errorSentence(error, '', undefined).replace(/^Liquid (syntax )?error( \(line \d+\))?: /, '');
  return { line: error.line ?? 1, message: withHint(sentence) };
}

function visit(body: Body, file: LiquidFile, isNested: boolean): void {
  for (const node of body.nodes) {
    note(node, file, isNested);
    for (const inner of bodiesOf(node)) visit(inner, file, true);
  }
}

function note(node: Node, file: LiquidFile, isNested: boolean): void {
  if (node.type === 'output' || node.type === 'assign') {
    const name = translated(node.filtered);
    if (name !== undefined) file.translations.push({ name, line: node.line });
  } else if (node.type === 'render' && node.name.type === 'literal') {
    file.files.push({ tag: 'render', name: String(node.name.value), line: node.line });
  } else if (node.type === 'custom') {
    const { name: tag, markup, node: made } = node.tag;
    const named = /^\s*(?:'([^']*)'|"([^"]*)")/.exec(markup);
    if (NAMING.has(tag) && named) file.files.push({ tag, name: named[1] ?? named[2] ?? '', line: node.line });
    if (made instanceof RawNode) file.bodies.push({ tag, text: made.text, line: node.line, isNested });
  }
}

/** Tags that name a file. */
const NAMING = new Set(['section', 'sections', 'content_for']);

/** The key of a text: `{{ 'key' | t }}`. */
function translated({ value, filters: [first] }: Filtered): string | undefined {
  if (first?.name !== 't' && first?.name !== 'translate') return undefined;
  return value.type === 'literal' && typeof value.value === 'string' ? value.value : undefined;
}

function bodiesOf(node: Node): readonly Body[] {
  switch (node.type) {
    case 'if':
    case 'case':
      return node.branches.map(({ body }) => body);
    case 'for':
      return node.otherwise ? [node.body, node.otherwise] : [node.body];
    case 'tablerow':
    case 'capture':
    case 'ifchanged':
      return [node.body];
    case 'custom':
      return node.tag.blocks.map(({ tree }) => tree);
    default:
      return [];
  }
}
