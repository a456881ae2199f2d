import { createLiquid, type Globals, type RenderBudget, type Template } from '@vitrine/liquid';
import { joinStockFilters } from './filters/stock.ts';
import { filters } from './filters/table.ts';
import type { RenderServices } from './services.ts';
import { tags } from './tags/table.ts';

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
  /** What a snippet prints that is rendered without arguments, where it is known; undefined to render it. */
  rendered?: (name: string) => string | undefined;
}

export interface LiquidEngine {
  /**
   * Parses a template, or finds it parsed: equal sources with equal paths are parsed once.
   * Never throws: a template that cannot be parsed renders to its error sentence.
   * @param path theme path without extension (`snippets/card`).
   */
  parse(source: string, path: string): Template;
  /** Renders synchronously. Never throws: errors are printed in place and reported to `services.warn`. */
  render(template: Template, request: RenderRequest): string;
  /** Renders a snippet as `{% render 'name' %}` does; undefined where there is none. */
  snippet(name: string, request: RenderRequest): string | undefined;
}

/** Versions cached for one path: more than one only while a theme is edited, or for settings with Liquid. */
const VERSIONS = 20;

/** Filters that make the same of the same words on every page of a language. */
const OF_WORDS = new Set([
  't',
  'translate',
  'json',
  'escape',
  'append',
  'prepend',
  'strip',
  'upcase',
  'downcase',
  'capitalize',
]);

/** The platform's Liquid: the language with the platform's tags and filters. One engine serves a whole host. */
export function createEngine(): LiquidEngine {
  const liquid = createLiquid<RenderServices>({
    tags,
    filters,
    // Themes print hundreds of their own words on a page: each is made once for as long as its language's texts are the same.
    constants: { names: OF_WORDS, key: (services) => services.translate },
    joinFilters: joinStockFilters,
  });
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
    const template = liquid.parse(source, path);
    versions.set(source, template);
    return template;
  }

  function snippetOf(services: RenderServices, name: string): Template | undefined {
    const path = `snippets/${name}`;
    const source = services.template(path);
    return source === undefined ? undefined : parse(source, path);
  }

  function render(template: Template, request: RenderRequest, isolated = false): string {
    const { globals, services, scope, budget, rendered } = request;
    return liquid.render(template, {
      host: services,
      globals,
      scope,
      budget,
      timezone: services.timezone,
      now: () => services.now('minute'),
      warn: services.warn,
      missing: (name) => `Could not find asset snippets/${name}.liquid`,
      snippet: (name) => snippetOf(services, name),
      rendered,
      isolated,
    });
  }

  return {
    parse,
    render: (template, request) => render(template, request),
    snippet(name, request) {
      const template = snippetOf(request.services, name);
      return template ? render(template, request, true) : undefined;
    },
  };
}
