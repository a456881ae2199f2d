import { Drop } from '../drop.ts';
import type { RenderServices } from '../services.ts';
import { errorSentence, LiquidError, RenderLimitError } from './error.ts';
import type { ForloopDrop } from './forloop.ts';

/** Variables of the page: an object with own properties (getters are fine), or a drop. */
export type Globals = Readonly<Record<string, unknown>> | Drop;

/** Deepest nesting of snippets, sections and blocks in one another. */
export const DEEPEST_NESTING = 100;

/** Warnings of one page that are worth telling. */
const MOST_WARNINGS = 100;

/** How much one page may cost. Share one budget between all renders of a page. */
export class RenderBudget {
  /** Nodes that may still be rendered. */
  steps: number;
  /** Characters that may still be written or built by filters. */
  memory: number;
  /** What was told to the host already. */
  readonly warned = new Set<string>();
  readonly #deadline: number;

  /**
   * @param steps template nodes, each loop turn counted
   * @param memory characters
   * @param time ms of rendering from now
   */
  constructor({ steps = 5_000_000, memory = 64_000_000, time = 5_000 } = {}) {
    this.steps = steps;
    this.memory = memory;
    this.#deadline = performance.now() + time;
  }

  /** @throws RenderLimitError once the nodes are used up, or the time is (looked at every few thousand nodes). */
  spend(nodes: number): void {
    const before = this.steps;
    this.steps = before - nodes;
    if (this.steps < 0) throw new RenderLimitError('Render limit exceeded');
    if (before >> 13 !== this.steps >> 13 && performance.now() > this.#deadline) {
      this.steps = 0;
      throw new RenderLimitError('Render time limit exceeded');
    }
  }

  /** @throws RenderLimitError once the characters are used up. */
  build(characters: number): void {
    this.memory -= characters;
    if (this.memory < 0) throw new RenderLimitError('Memory limits exceeded');
  }
}

export const NO_INTERRUPT = 0;
export const BREAK = 1;
export const CONTINUE = 2;

/** What is shared by everything rendered for one template, its includes and its isolated snippets. */
export interface Environment {
  readonly globals: Globals;
  readonly services: RenderServices;
  readonly budget: RenderBudget;
  /** Inside `paginate`: the current page of an array, by the array. */
  readonly paged: Map<readonly unknown[], readonly unknown[]>;
  /** Parsed snippet by name; undefined if there is none. */
  snippet(name: string): { render(state: RenderState): void; path: string } | undefined;
}

/** The running render of one template: its output so far and its variables. */
export class RenderState {
  readonly environment: Environment;
  out = '';
  interrupt = NO_INTERRUPT;
  /** Theme path without extension of the template running: for error sentences. */
  file: string;
  /** Inside `{% render %}`, where `include` is banned. */
  readonly isolated: boolean;
  readonly depth: number;
  /** Innermost last; the first takes what `assign` and `capture` write. */
  readonly scopes: Map<string, unknown>[];
  /** `increment` and `decrement`. */
  readonly counters = new Map<string, number>();
  readonly cycles = new Map<string, number>();
  /** Where each loop stopped, for `offset: continue`. */
  readonly loopEnds = new Map<string, number>();
  readonly loops: ForloopDrop[] = [];
  /** What `ifchanged` printed last. */
  changed: string | undefined;
  #self: Drop | undefined;

  constructor(environment: Environment, file: string, scope: Map<string, unknown>, depth = 0, isolated = false) {
    this.environment = environment;
    this.file = file;
    this.scopes = [scope];
    this.depth = depth;
    this.isolated = isolated;
  }

  get services(): RenderServices {
    return this.environment.services;
  }

  /** The value of a variable: scopes from the inside out, counters, page globals. */
  lookup(name: string): unknown {
    const { scopes } = this;
    for (let index = scopes.length - 1; index >= 0; index--) {
      const scope = scopes[index];
      const value = scope?.get(name);
      if (value !== undefined || scope?.has(name)) return value;
    }
    if (this.counters.size > 0) {
      const counter = this.counters.get(name);
      if (counter !== undefined) return counter;
    }
    const { globals } = this.environment;
    if (globals instanceof Drop) {
      const value = globals.get(name);
      if (value !== undefined) return value;
    } else if (Object.hasOwn(globals, name)) {
      const value = globals[name];
      return typeof value === 'function' ? undefined : value;
    }
    return name === 'self' ? this.self() : undefined;
  }

  /** Writes a variable as `assign` does: into the template's own scope. */
  assign(name: string, value: unknown): void {
    this.scopes[0]?.set(name, value);
  }

  /** Runs `body` with variables of its own on top. */
  withScope(scope: Map<string, unknown>, body: () => void): void {
    this.scopes.push(scope);
    try {
      body();
    } finally {
      this.scopes.pop();
    }
  }

  /** What `body` writes, instead of writing it. */
  capture(body: () => void): string {
    const before = this.out;
    this.out = '';
    try {
      body();
      return this.out;
    } finally {
      this.out = before;
    }
  }

  /** Prints an error where it happened. A limit is thrown on, up to the engine: it ends the render. */
  report(error: unknown, line: number): void {
    if (error instanceof RenderLimitError) throw error;
    const sentence = errorSentence(error, this.file, line);
    this.out += sentence;
    const unforeseen = error instanceof Error && !(error instanceof LiquidError);
    this.warn(unforeseen ? `${sentence}: ${error.stack}` : sentence);
  }

  /** Tells the host what went wrong: each thing once a page, and not without end. */
  warn(message: string): void {
    const { warned } = this.environment.budget;
    if (warned.size >= MOST_WARNINGS || warned.has(message)) return;
    warned.add(message);
    this.services.warn(message);
  }

  /** The variables of this template as an object: `self[name]`. */
  private self(): Drop {
    this.#self ??= new SelfDrop(this);
    return this.#self;
  }
}

class SelfDrop extends Drop {
  override readonly kind = 'self';
  readonly #state: RenderState;

  constructor(state: RenderState) {
    super();
    this.#state = state;
  }

  override get(key: string): unknown {
    return this.#state.lookup(key);
  }
}
