import type { FilterTable } from './filters/filter.ts';
import { createLiquid } from './liquid.ts';
import { errorSentence } from './runtime/error.ts';
import type { RenderState } from './runtime/state.ts';
import type { Mode } from './syntax/mode.ts';

/** A template with all it needs: what others record, and what `vitrine liquid` renders. */
export interface LiquidCase {
  template: string;
  /** Variables by name. */
  data?: Readonly<Record<string, unknown>> | ReadonlyMap<string, unknown>;
  /** Sources of snippets by name. */
  partials?: Readonly<Record<string, unknown>> | ReadonlyMap<string, unknown>;
  mode?: Mode;
}

/** The output, or why the template is refused: `Liquid syntax error (line 1): …`. */
export type CaseAnswer = { out: string } | { parse_error: string };

interface CaseOptions {
  /** Filters besides the standard ones. */
  filters?: FilterTable<RenderState<undefined>>;
  /** ms since 1970. */
  now?: () => number;
  /** Renders after which a template is compiled. */
  compileAfter?: number;
}

/** Renders a case as Ruby Liquid does with its default settings and line numbers. */
export function answerCase(
  { template: source, data, partials, mode }: LiquidCase,
  options: CaseOptions = {},
): CaseAnswer {
  const { filters = {}, now = Date.now, compileAfter } = options;
  const liquid = createLiquid({ filters, compileAfter });
  const template = liquid.parse(source, '', { mode });
  if (template.error) return { parse_error: errorSentence(template.error, '', template.error.line) };
  const sources = toMap(partials);
  const snippet = (name: string): string | undefined => {
    const text = sources.get(name);
    return typeof text === 'string' ? text : undefined;
  };
  return { out: liquid.render(template, { host: undefined, data: Object.fromEntries(toMap(data)), snippet, now }) };
}

const toMap = (members: LiquidCase['data'] = {}): ReadonlyMap<string, unknown> =>
  members instanceof Map ? members : new Map(Object.entries(members));
