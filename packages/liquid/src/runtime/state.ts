import type { FilterState } from '../filters/filter.ts';
import { Drop } from '../values/drop.ts';
import type { RenderBudget } from './budget.ts';
import { errorSentence, LiquidError, RenderLimitError } from './error.ts';
import type { ForloopDrop } from './forloop.ts';
import { NO_INTERRUPT } from './interrupt.ts';
import { type Scope, scopeOf } from './scope.ts';
import { SelfDrop } from './self.ts';

/** Variables of the page: an object with own properties (getters are fine), or a drop. */
export type Globals = Readonly<Record<string, unknown>> | Drop;

/** Deepest nesting of templates and loops in one another. */
const DEEPEST_NESTING = 100;

/** Maximum warnings reported for one page. */
const MOST_WARNINGS = 100;

/** What a parsed template compiles to: it appends to the output and returns it. */
export type Run = (state: RenderState, out: string) => string;

/** A parsed template as a running render sees it. */
export interface Runnable {
  /** Path without extension, e.g. `snippets/card`: shown in error sentences. */
  readonly path: string;
  /** Why it cannot be rendered; undefined if it can. */
  readonly error: LiquidError | undefined;
  /** @throws LiquidError if the template could not be parsed. */
  readonly run: Run;
}

/** State shared by a template, its includes and its isolated snippets. */
export interface RenderContext<Host = unknown> {
  readonly globals: Globals;
  /** The host's own object: tags and filters of the host find it at `state.host`. */
  readonly host: Host;
  readonly budget: RenderBudget;
  /** Lists that loops see only a window of, by list, as `paginate` sets it. */
  readonly windows: Map<readonly unknown[], readonly unknown[]>;
  /** IANA name of the time zone dates are shown in. */
  readonly timezone: string;
  /** ms since 1970. */
  readonly now: () => number;
  /** Parsed snippet by name; undefined if there is none. */
  snippet(name: string): Runnable | undefined;
  /** The output of a snippet without arguments, if the host has it. */
  readonly rendered: (name: string) => string | undefined;
  /** The error message for a snippet that does not exist. */
  missing(name: string): string;
  /** Called for each problem: an unknown filter, an error printed in the page. */
  warn(message: string): void;
}

/** The running render of one template: its variables, and its output while a tag of the host runs. */
export class RenderState<Host = unknown> implements FilterState {
  readonly context: RenderContext<Host>;
  /** Output so far. Tags of the host append to it; generated code holds it in a local and hands it over. */
  out = '';
  interrupt = NO_INTERRUPT;
  /** Path of the template running: for error sentences. */
  file: string;
  /** Inside `{% render %}`, where `include` is banned. */
  readonly isolated: boolean;
  /** Renders around this one. */
  readonly depth: number;
  /** Renders, includes and loops around the node running. */
  nesting: number;
  /** Innermost last; the first takes what `assign` and `capture` write. */
  readonly scopes: Scope[];
  /** Variables of the data this template was rendered with: they come before the page's, and counters count in them. */
  readonly data: Readonly<Record<string, unknown>> | undefined;
  /** The innermost loop running. */
  loop: ForloopDrop | undefined;
  /** What `ifchanged` printed last. */
  changed: string | undefined;
  #counters: Map<string, unknown> | undefined;
  #cycles: Map<unknown, number> | undefined;
  #loopEnds: Map<string, number> | undefined;
  #self: Drop | undefined;

  constructor(
    context: RenderContext<Host>,
    file: string,
    scope: Scope,
    depth = 0,
    data?: Readonly<Record<string, unknown>>,
  ) {
    this.context = context;
    this.file = file;
    this.scopes = [scope];
    this.depth = depth;
    this.nesting = depth + 1;
    this.isolated = depth > 0;
    this.data = data;
  }

  get host(): Host {
    return this.context.host;
  }

  get timezone(): string {
    return this.context.timezone;
  }

  get now(): () => number {
    return this.context.now;
  }

  /** The value of a variable: scopes from the inside out, counters, data, the page's globals. Nil is null or undefined. */
  lookup(name: string): unknown {
    const { scopes } = this;
    for (let index = scopes.length - 1; index >= 0; index--) {
      const value = scopes[index]?.[name];
      if (value !== undefined) return value;
    }
    return this.#counters?.get(name) ?? ownValue(this.data, name) ?? this.#global(name);
  }

  /** Whether a scope above the template's own has a variable of one of these names. */
  hides(names: readonly string[]): boolean {
    const { scopes } = this;
    for (let index = 1; index < scopes.length; index++) {
      for (const name in scopes[index]) if (names.includes(name)) return true;
    }
    return false;
  }

  #global(name: string): unknown {
    const { globals } = this.context;
    const value = globals instanceof Drop ? globals.get(name) : ownValue(globals, name);
    if (name !== 'self' || (value !== undefined && value !== null)) return value;
    this.#self ??= new SelfDrop((key) => this.lookup(key));
    return this.#self;
  }

  /** Writes a variable as `assign` does: into the template's own scope. */
  assign(name: string, value: unknown): void {
    const [scope] = this.scopes;
    if (scope) scope[name] = value ?? null;
  }

  /**
   * Runs `body` with variables of its own on top.
   * @throws LiquidError if templates and loops are nested too deeply
   */
  withScope(variables: Readonly<Record<string, unknown>>, body: () => void): void {
    this.enter(scopeOf(variables));
    try {
      body();
    } finally {
      this.leave();
    }
  }

  /** Opens a scope; `leave` closes it. */
  enter(scope: Scope): void {
    this.deepen();
    this.scopes.push(scope);
  }

  leave(): void {
    this.scopes.pop();
    this.nesting--;
  }

  /** @throws LiquidError if templates and loops are nested too deeply */
  deepen(): void {
    if (this.nesting >= DEEPEST_NESTING) throw new LiquidError('Nesting too deep');
    this.nesting++;
  }

  /**
   * The state of a snippet of its own variables, as `render` runs it.
   * @throws LiquidError if templates and loops are nested too deeply
   */
  isolate(file: string, scope: Scope): RenderState<Host> {
    if (this.nesting > DEEPEST_NESTING) throw new LiquidError('Nesting too deep');
    return new RenderState(this.context, file, scope, this.depth + 1);
  }

  /** The items of a list that a loop iterates over: the window that a tag of the host has set. */
  visible(value: unknown): unknown {
    const { windows } = this.context;
    return windows.size > 0 && Array.isArray(value) ? (windows.get(value) ?? value) : value;
  }

  /** Value of a counter before it is changed. */
  counter(name: string): unknown {
    return this.#counters?.get(name) ?? ownValue(this.data, name);
  }

  setCounter(name: string, value: unknown): void {
    this.#counters ??= new Map();
    this.#counters.set(name, value);
  }

  /** The position of a `cycle`, from 0. */
  cycle(key: unknown): number {
    return this.#cycles?.get(key) ?? 0;
  }

  setCycle(key: unknown, position: number): void {
    this.#cycles ??= new Map();
    this.#cycles.set(key, position);
  }

  /** Where a loop of this name stopped, for `offset: continue`. */
  loopEnd(name: string): number {
    return this.#loopEnds?.get(name) ?? 0;
  }

  setLoopEnd(name: string, position: number): void {
    this.#loopEnds ??= new Map();
    this.#loopEnds.set(name, position);
  }

  /** The sentence to print for an error. A limit is thrown on, up to the engine: it ends the render. */
  report(error: unknown, line: number): string {
    if (error instanceof RenderLimitError) throw error;
    if (error instanceof RangeError && error.message.startsWith('Invalid string length')) {
      throw new RenderLimitError('Memory limits exceeded');
    }
    const sentence = errorSentence(error, this.file, line);
    const unforeseen = error instanceof Error && !(error instanceof LiquidError);
    this.warn(unforeseen ? `${sentence}: ${error.stack}` : sentence);
    return sentence;
  }

  /** Reports an error to the host: each once per page, up to a limit. */
  warn(message: string): void {
    const { warned } = this.context.budget;
    if (warned.size >= MOST_WARNINGS || warned.has(message)) return;
    warned.add(message);
    this.context.warn(message);
  }
}

function ownValue(variables: Readonly<Record<string, unknown>> | undefined, name: string): unknown {
  if (variables === undefined || !Object.hasOwn(variables, name)) return undefined;
  const value = variables[name];
  return typeof value === 'function' ? undefined : value;
}
