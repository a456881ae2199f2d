/**
 * The parity check: the HTML that Liquid prints is the HTML that React renders from the payload that Liquid prints.
 */
import fc from 'fast-check';
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ViewConfig } from './client/page.ts';
import { serverMarkup } from './compile.ts';
import type { Section } from './define-section.ts';
import { json } from './emit/json.ts';
import { quietly } from './emit/react.ts';
import { root } from './emit/root.ts';
import type { Evaluator } from './evaluate/context.ts';
import { applySchema } from './expression/apply-schema.ts';
import { afresh, boundary } from './expression/branching.ts';
import { traitsOfMember } from './expression/member-traits.ts';
import { record } from './expression/recording.ts';
import { path } from './expression/value.ts';
import { load } from './load.ts';
import { applySchemaToValue } from './parity/apply-schema-to-values.ts';
import { arbitrary } from './parity/arbitrary.ts';
import { type DataParity, dataParity, randomDifference } from './parity/data.ts';
import { parityEngine } from './parity/liquid.ts';
import { type Literals, literalsOf } from './parity/literals.ts';
import { difference } from './parity/normal.ts';
import type { ShopOfValues } from './parity/shop-of-values.ts';
import { parseMember } from './platform/member.ts';
import { exportOf, sectionModules } from './section-module.ts';
import { configureView, SectionIdProvider } from './view.ts';

export { arbitrary } from './parity/arbitrary.ts';
export { readThemeTexts, stringsOf } from './texts/theme-texts.ts';

export interface ParityFailure {
  section: string;
  /** The first difference, or an exception of either. */
  difference: string;
  /** The smallest payload with the difference; the props if Liquid printed none. */
  payload: unknown;
}

export interface DataParityFailure {
  section: string;
  /** The first path at which the two payloads differ, or an exception of either. */
  difference: string;
  /** The number of the random page. */
  run: number;
}

/** The id of the section in these checks. */
export const ID = 'template--1__main';

function rendered(view: ComponentType<object>, props: unknown, id: string): string {
  return quietly(() => renderToString(createElement(SectionIdProvider, { id }, createElement(view, props as object))));
}

/** Shared by all checks of this process, so that a file is evaluated once. */
const modules = sectionModules();

/** A module's exports, as the compiler evaluates them. */
export const evaluated = (file: string, name = 'default'): unknown => exportOf(modules.load(file), name);

/**
 * Checks one section with random props of its schema. `file` is the section's module; `config` has the texts and formats of
 * the page. Undefined if both agree.
 */
export function checkSectionParity(file: string, config: ViewConfig, runs = 60): ParityFailure | undefined {
  const compiled = evaluated(file) as Section;
  const plain = load(file).default as Section;
  const shown = compiled.serverMarkup === 'liquid' ? 'view' : 'skeleton';
  const component = plain[shown];
  const view = compiled[shown];
  if (component === undefined || view === undefined || compiled.serverMarkup === 'none') return undefined;
  return checkViewParity(file, { view, component, props: compiled.props }, config, runs, literalsOf(file, 'default'));
}

export interface ParitySubject {
  /** The view as the compiler evaluates it, and as React runs it. */
  view: unknown;
  component: ComponentType<object>;
  props: Section['props'];
}

/** Compiles a view once, to print the payload and the server markup for any props. */
export function printer(
  { view, props }: Pick<ParitySubject, 'view' | 'props'>,
  config: ViewConfig,
  evaluator: Evaluator = modules.evaluator,
): (given: unknown) => { payload: unknown; html: string } {
  configureView(config);
  const engine = parityEngine(config);
  const [payload, markup] = afresh(() =>
    record({}, () => {
      const model = applySchema(path('props'), props);
      return [json(root(), model), boundary('while rendering', () => serverMarkup(view, model, evaluator))] as const;
    }),
  );
  const templates = { payload: engine.parse(payload), markup: engine.parse(markup) };
  return (given) => {
    const page = {
      props: given,
      section: { id: ID },
      routes: config.routes,
      shop: { currency: config.currency },
      localization: { country: { currency: { iso_code: config.currency } } },
    };
    return {
      payload: JSON.parse(templates.payload(page)) as unknown,
      html: templates.markup(page),
    };
  };
}

/**
 * A function of `data` that takes one object of the platform, compiled to Liquid; prints its result for any such object. `file` is its module,
 * `name` its export, `type` its parameter (`product`, `line_item[]`); `page` has the other objects of the page, such as `settings`.
 */
export function dataPrinter(
  file: string,
  name: string,
  config: ViewConfig,
  type = 'untyped',
): (subject: unknown, page?: Record<string, unknown>) => unknown {
  const build = evaluated(file, name);
  const engine = parityEngine(config);
  const template = engine.parse(
    afresh(() =>
      record({}, () =>
        json(root(), modules.evaluator.call(build, undefined, [path('subject', traitsOfMember(parseMember(type)))])),
      ),
    ),
  );
  return (subject, page = {}) => JSON.parse(template({ ...page, subject })) as unknown;
}

/**
 * Checks a view with random props of its schema, the `literals` of its source among them. An exception, in Liquid or in React, is a failure too.
 * Undefined if all runs agree.
 */
export function checkViewParity(
  name: string,
  subject: ParitySubject,
  config: ViewConfig,
  runs = 60,
  literals?: Literals,
): ParityFailure | undefined {
  const print = printer(subject, config);
  const check = (props: unknown): Omit<ParityFailure, 'section'> | undefined => {
    let payload = props;
    try {
      const printed = print(props);
      payload = printed.payload;
      const meant = JSON.stringify(sorted(applySchemaToValue(props, subject.props)));
      const said = JSON.stringify(sorted(payload));
      if (meant !== said) return { difference: `Payload: ${said}\nSchema:  ${meant}`, payload };
      const found = difference(printed.html, rendered(subject.component, payload, ID));
      return found === undefined ? undefined : { difference: found, payload };
    } catch (error) {
      return { difference: `It throws: ${error instanceof Error ? error.stack : String(error)}`, payload };
    }
  };
  const property = fc.property(arbitrary(subject.props, { literals }), (props) => check(props) === undefined);
  const result = fc.check(property, { numRuns: runs, seed: 20_26 });
  if (!result.failed) return undefined;
  const broken = result.counterexample === null ? undefined : check(result.counterexample[0]);
  return {
    section: name,
    ...(broken ?? { difference: fc.defaultReportMessage(result) ?? 'The check was broken off', payload: undefined }),
  };
}

/** A value whose objects have their members in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** The island elements of a page. */
function islands(html: string): Tree.Element[] {
  const found: Tree.Element[] = [];
  const walk = (node: Tree.Node) => {
    const element = node as Tree.Element;
    if (element.attrs?.some((a) => a.name === 'data-island')) found.push(element);
    for (const child of (node as Tree.ParentNode).childNodes ?? []) walk(child);
  };
  walk(parse(html, { scriptingEnabled: false }));
  return found;
}

const attribute = (node: Tree.Element, name: string): string => node.attrs.find((a) => a.name === name)?.value ?? '';

/**
 * Checks every island of a served page: its view, rendered from its payload, must give its server markup. `files` are the
 * section modules by island name; `config` is from the page's `#vitrine-config` and `#vitrine-strings`.
 */
export function checkPageParity(
  html: string,
  files: ReadonlyMap<string, string>,
  config: ViewConfig,
): { checked: string[]; broken: ParityFailure[] } {
  configureView(config);
  const checked: string[] = [];
  const broken: ParityFailure[] = [];
  for (const island of islands(html)) {
    const name = attribute(island, 'data-island');
    const file = files.get(name);
    const script = island.childNodes.find((c) => c.nodeName === 'script') as Tree.Element | undefined;
    const markupRoot = island.childNodes.find((c) => c.nodeName === 'div') as Tree.Element | undefined;
    if (file === undefined || script === undefined || markupRoot === undefined) {
      broken.push({
        section: name,
        difference: 'The page has an island that no section makes, or one without payload or root',
        payload: undefined,
      });
      continue;
    }
    const section = load(file).default as Section;
    const component = section.serverMarkup === 'liquid' ? section.view : section.skeleton;
    const text = (script.childNodes[0] as Tree.TextNode | undefined)?.value ?? '';
    let payload: unknown;
    try {
      payload = JSON.parse(text);
    } catch (error) {
      broken.push({
        section: name,
        difference: `The payload is not JSON: ${String(error)}: ${text.slice(0, 300)}`,
        payload: undefined,
      });
      continue;
    }
    const fits = section.props.safeParse(payload);
    if (!fits.success)
      broken.push({ section: name, difference: `The payload does not fit its schema: ${fits.error.message}`, payload });
    if (component === undefined) continue;
    const found = difference(
      serialize(markupRoot, { scriptingEnabled: false }),
      rendered(component, payload, attribute(island, 'data-section-id')),
    );
    if (found !== undefined) broken.push({ section: name, difference: found, payload });
    checked.push(name);
  }
  return { checked, broken };
}

/** The configuration and texts of a page, from its two JSON elements. */
export function pageConfig(html: string): ViewConfig {
  const json = (id: string): unknown => {
    const text = new RegExp(`<script[^>]*id="${id}"[^>]*>([\\s\\S]*?)</script>`).exec(html)?.[1];
    return JSON.parse(text ?? '{}');
  };
  return { ...(json('vitrine-config') as ViewConfig), strings: json('vitrine-strings') as ViewConfig['strings'] };
}

/**
 * Checks `data` of one section on random pages of a shop: its compiled payload must equal what it returns as JavaScript. `file` is the section's
 * module. Undefined if both agree on every page.
 */
export function checkDataParity(
  file: string,
  config: ViewConfig,
  shop: ShopOfValues,
  runs = 60,
): DataParityFailure | undefined {
  const section = evaluated(file) as Section;
  const found = randomDifference(section, dataParity(file, section, modules.evaluator, config), shop, runs);
  return found && { section: section.name, difference: found.message, run: found.run };
}

/** Prepares the check of a section's `data` on pages of plain values. */
export const dataChecker = (file: string, config: ViewConfig): DataParity =>
  dataParity(file, evaluated(file) as Section, modules.evaluator, config);
