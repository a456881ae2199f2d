import { filters } from './filters/table.ts';
import { Body } from './language/body.ts';
import { errorSentence, RenderLimitError } from './language/error.ts';
import { TemplateParser } from './language/parser.ts';
import { type Environment, type Globals, RenderBudget, RenderState } from './language/state.ts';
import { SyntaxErrorAt } from './language/tokens.ts';
import type { RenderServices } from './services.ts';
import { tags } from './tags/table.ts';

export { RenderBudget } from './language/state.ts';

/** A parsed template. It knows nothing of a page and may be rendered any number of times. */
export interface Template {
  /** Theme path without extension, e.g. `sections/hero`: shown in error sentences. */
  readonly path: string;
  /** Renders into a running render; hosts call `LiquidEngine.render`. */
  render(state: RenderState): void;
}

export interface RenderRequest {
  /**
   * Variables seen everywhere, inside `{% render %}`ed snippets too: the page's objects (`product`, `shop`, `settings` …) and, for
   * sections and blocks, `section` and `block`. Own properties of the object; getters make them lazy.
   */
  globals: Globals;
  services: RenderServices;
  /** Variables of this template alone (arguments of a static block, `content_for_layout`); snippets do not see them. */
  scope?: Readonly<Record<string, unknown>>;
  /** Give all renders of one page the same one; without it each render has its own. */
  budget?: RenderBudget;
}

export interface LiquidEngine {
  /**
   * Parses a template, or finds it parsed: equal sources with equal paths are parsed once.
   * Never throws: a template that cannot be parsed renders to its error sentence.
   * @param path theme path without extension (`snippets/card`).
   */
  parse(source: string, path: string): Template;
  /** Renders synchronously. Never throws: errors are printed where they happened and told to `services.warn`. */
  render(template: Template, request: RenderRequest): string;
}

/** Versions kept of one path: more than one only while a theme is edited, or for settings that hold Liquid. */
const VERSIONS = 20;

/** The platform's Liquid: language, tags and filters. One engine serves a whole host. */
export function createEngine(): LiquidEngine {
  const parsed = new Map<string, Map<string, Template>>();

  function parse(source: string, path: string): Template {
    let versions = parsed.get(path);
    if (!versions) {
      versions = new Map();
      parsed.set(path, versions);
    }
    const known = versions.get(source);
    if (known) return known;
    if (versions.size >= VERSIONS) versions.clear();
    const template = parseTemplate(source, path);
    versions.set(source, template);
    return template;
  }

  function render(template: Template, { globals, services, scope, budget }: RenderRequest): string {
    const snippets = new Map<string, Template | undefined>();
    const environment: Environment = {
      globals,
      services,
      budget: budget ?? new RenderBudget(),
      paged: new Map(),
      snippet(name) {
        if (!snippets.has(name)) {
          const path = `snippets/${name}`;
          const source = services.template(path);
          snippets.set(name, source === undefined ? undefined : parse(source, path));
        }
        return snippets.get(name);
      },
    };
    const state = new RenderState(environment, template.path, new Map(Object.entries(scope ?? {})));
    try {
      template.render(state);
    } catch (error) {
      if (!(error instanceof RenderLimitError)) services.warn(`${template.path}: ${error}`);
      const sentence = errorSentence(error, template.path, 1);
      services.warn(sentence);
      state.out += sentence;
    }
    return state.out;
  }

  return { parse, render };
}

function parseTemplate(source: string, path: string): Template {
  try {
    const body = new TemplateParser(source, path, tags, filters).parse();
    return { path, render: (state) => body.render(state) };
  } catch (error) {
    const line = error instanceof SyntaxErrorAt ? error.line : 1;
    const node = {
      line: () => line,
      render() {
        throw error;
      },
    };
    const body = new Body([node]);
    return { path, render: (state) => body.render(state) };
  }
}
