import type { Filter, FilterTable, MethodFilter } from './filters/filter.ts';
import { standardFilters } from './filters/standard.ts';
import { RenderBudget } from './runtime/budget.ts';
import { errorSentence, RenderLimitError } from './runtime/error.ts';
import type { ConstantFilters, JoinFilters } from './runtime/options.ts';
import { scopeOf } from './runtime/scope.ts';
import { type Globals, type RenderContext, RenderState } from './runtime/state.ts';
import type { TagTable } from './syntax/custom-tag.ts';
import type { Mode } from './syntax/mode.ts';
import { languageTags } from './tags/table.ts';
import { Template } from './template.ts';

/** Extensions of the language by a host. */
export interface LiquidOptions<Host> {
  /** Tags besides those of the language, or in place of them. */
  tags?: TagTable<Host>;
  /** Filters besides the standard ones, or in place of them. */
  filters?: FilterTable<RenderState<Host>>;
  /** Mode of templates parsed without one; lax if left out. */
  mode?: Mode;
  constants?: ConstantFilters<Host>;
  joinFilters?: JoinFilters;
  /** Renders of a template after which it is compiled to JavaScript; `Infinity` for never. */
  compileAfter?: number;
}

/** Compiling a template takes about as long as this many renders save. */
const COMPILE_AFTER = 8;

export interface RenderRequest<Host> {
  /** The host's own object: its tags and filters find it at `state.host`. */
  host: Host;
  /**
   * Variables seen everywhere, inside `{% render %}`ed snippets too. Own properties of the object (getters make them
   * lazy), or a drop.
   */
  globals?: Globals;
  /** Variables of this template and its includes; counters count in them. Snippets do not see them. */
  data?: Readonly<Record<string, unknown>>;
  /** Variables of this template as if it had assigned them. Snippets do not see them. */
  scope?: Readonly<Record<string, unknown>>;
  /** Source of a snippet by name; undefined if there is none. */
  snippet?: (name: string) => string | Template | undefined;
  /** The error message for a snippet that does not exist. */
  missing?: (name: string) => string;
  /**
   * The output of `{% render 'name' %}`, if the host has it: a snippet without arguments sees the globals only. Undefined to render
   * it. Called only for tags in the template itself: not in other snippets, nor inside tags with variables of their own.
   */
  rendered?: (name: string) => string | undefined;
  /** Runs the template as `render` runs a snippet: it may not include others. */
  isolated?: boolean;
  /** Give all renders of one page the same one; without it each render has its own. */
  budget?: RenderBudget;
  /** IANA name of the time zone dates are shown in; UTC if left out. */
  timezone?: string;
  /** ms since 1970: what `now` is. */
  now?: () => number;
  /** Called for each problem: an unknown filter, an error printed in the page. */
  warn?: (message: string) => void;
}

/** The language with a host's tags and filters. */
export interface Liquid<Host> {
  /**
   * Parses a template. Never throws: a template that cannot be understood has an `error`, and renders to its sentence.
   * @param path without extension (`snippets/card`); empty for a template without a name
   */
  parse(source: string, path?: string, options?: { mode?: Mode }): Template;
  /** Renders synchronously. Never throws: errors are printed in place and reported to `warn`. */
  render(template: Template, request: RenderRequest<Host>): string;
}

/** Makes an engine of the language's tags and filters and those of a host. */
export function createLiquid<Host = undefined>(options: LiquidOptions<Host> = {}): Liquid<Host> {
  const tags = { language: languageTags, host: (options.tags ?? {}) as TagTable<never> };
  const filters = { ...standardFilters, ...options.filters } as Record<string, Filter<never> | MethodFilter<never>>;
  const engineOptions = {
    filters: filters as FilterTable<RenderState>,
    constants: options.constants as ConstantFilters | undefined,
    joinFilters: options.joinFilters,
    compileAfter: options.compileAfter ?? COMPILE_AFTER,
  };

  function parse(source: string, path = '', { mode = options.mode ?? 'lax' }: { mode?: Mode } = {}): Template {
    return new Template(source, path, mode, tags, engineOptions);
  }

  function render(template: Template, request: RenderRequest<Host>): string {
    const { warn = () => {}, scope = {} } = request;
    const context = contextOf(template, request, warn);
    const state = new RenderState(context, template.path, scopeOf(scope), request.isolated ? 1 : 0, request.data);
    try {
      return template.run(state as RenderState, '');
    } catch (error) {
      const sentence = errorSentence(error, template.path, template.error?.line);
      if (!(error instanceof RenderLimitError) && error !== template.error) warn(`${template.path}: ${error}`);
      warn(sentence);
      return sentence;
    }
  }

  function contextOf(
    template: Template,
    request: RenderRequest<Host>,
    warn: (message: string) => void,
  ): RenderContext<Host> {
    const snippets = new Map<string, Template | undefined>();
    return {
      globals: request.globals ?? {},
      host: request.host,
      budget: request.budget ?? new RenderBudget(),
      windows: new Map(),
      timezone: request.timezone ?? 'UTC',
      now: request.now ?? Date.now,
      warn,
      missing: request.missing ?? ((name) => `No such template '${name}'`),
      snippet(name) {
        if (!snippets.has(name)) {
          const shared = request.snippet?.(name);
          snippets.set(name, typeof shared === 'string' ? parse(shared, name, { mode: template.mode }) : shared);
        }
        return snippets.get(name);
      },
      rendered: request.rendered ?? (() => undefined),
    };
  }

  return { parse, render };
}
