/** The section of the package's README through every phase of the compiler. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement as reactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { compileSection } from '../../src/compile.ts';
import { dataContext } from '../../src/context.ts';
import type { Section } from '../../src/define-section.ts';
import { json } from '../../src/emit/json.ts';
import { root } from '../../src/emit/root.ts';
import { parse } from '../../src/evaluate/parse.ts';
import { applySchema } from '../../src/expression/apply-schema.ts';
import { afresh } from '../../src/expression/branching.ts';
import { record } from '../../src/expression/recording.ts';
import { load } from '../../src/load.ts';
import { parityEngine } from '../../src/parity/liquid.ts';
import { createElement } from '../../src/react/element.ts';
import { exportOf, sectionModules } from '../../src/section-module.ts';
import { expand } from '../../src/server-markup/expand.ts';
import { write } from '../../src/server-markup/write.ts';
import { config } from '../config.ts';
import { show, showMarkup, showTree } from './show.ts';

const folder = join(import.meta.dirname, '../fixtures/readme');
const viewFile = join(folder, 'Shelf.tsx');
const sectionFile = join(folder, 'shelf.section.tsx');

/** What the platform knows when the page is asked for. */
export const PAGE = {
  section: { id: 'main', settings: { note: '' } },
  collection: {
    title: 'Coats & capes',
    products: [
      { title: 'Wool coat', available: true },
      { title: 'Rain cape', available: false },
    ],
  },
};

const source = (file: string): string => readFileSync(file, 'utf8').trimEnd();

/** What the README shows, by the name that each block of code there has. Blocks of the same name are one value each. */
export function phases(): Record<string, string> {
  const { evaluator, ...modules } = sectionModules();
  const section = exportOf(modules.load(sectionFile), 'default') as Section;
  const { view } = load(sectionFile).default as Section;
  if (view === undefined) throw new Error('The section has no view');
  const props = () => {
    const data = evaluator.call(section.data, undefined, [dataContext(section)]);
    return { data, props: applySchema(data, section.props) as Record<string, unknown> };
  };
  // Each time with fresh names of variables, as for a section of its own.
  const compiled = <T>(compile: () => T): T => afresh(() => record(section.blocks, compile));
  const elements = compiled(() => show(evaluator.call(section.view, undefined, [props().props]), { named: true }));
  const made = compiled(() => {
    const given = props();
    const payload = json(root(), given.props);
    const around = { contexts: new Map(), select: undefined, isSvg: false, loops: 0, components: 0 };
    const markup = expand(createElement(section.view, given.props, [], undefined), around, evaluator);
    return {
      data: show(given.data, { named: false }),
      schema: show({ note: given.props.note }, { named: false }),
      markup: showMarkup(markup),
      payload,
      liquid: write(root(), markup),
    };
  });
  const engine = parityEngine(config);
  const printed = engine.parse(made.payload)(PAGE);
  return {
    view: source(viewFile),
    section: source(sectionFile).replace('../../../src/index.ts', '@vitrine/compiler'),
    tree: showTree(treeOf(viewFile, 'note && <p>{note}</p>')),
    data: made.data,
    schema: made.schema,
    elements,
    markup: made.markup,
    payload: made.payload,
    liquid: made.liquid,
    file: compileSection('shelf', section, evaluator).trimEnd(),
    page: show(PAGE, { named: false }),
    printed,
    html: engine.parse(made.liquid)(PAGE),
    hydrated: renderToString(reactElement(view, JSON.parse(printed) as object)),
  };
}

/** The node of a file's syntax tree with exactly this text. */
function treeOf(file: string, code: string): unknown {
  const { text, program } = parse(file);
  const start = text.indexOf(code);
  const find = (node: unknown): unknown => {
    if (node === null || typeof node !== 'object') return undefined;
    const inner = Object.values(node).map(find);
    const found = inner.find((one) => one !== undefined);
    if (found !== undefined) return found;
    return 'start' in node && 'end' in node && node.start === start && node.end === start + code.length
      ? node
      : undefined;
  };
  return find(program);
}
