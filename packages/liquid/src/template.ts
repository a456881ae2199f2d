import { compile } from './compile/compile.ts';
import { interpret, linkTag } from './interpret/interpret.ts';
import { LiquidError } from './runtime/error.ts';
import { NO_INTERRUPT } from './runtime/interrupt.ts';
import type { EngineOptions } from './runtime/options.ts';
import type { Run, Runnable } from './runtime/state.ts';
import type { Mode } from './syntax/mode.ts';
import { type Tags, TemplateParser } from './syntax/parser.ts';
import type { Body } from './syntax/tree.ts';

/**
 * A parsed template. It knows nothing of a page and may be rendered any number of times: first by walking its syntax tree,
 * and from its `compileAfter`th time on as JavaScript.
 */
export class Template implements Runnable {
  /** Path without extension, e.g. `sections/hero`: shown in error sentences. */
  readonly path: string;
  readonly mode: Mode;
  /** Its syntax tree; undefined if it cannot be understood. */
  readonly tree: Body | undefined;
  /** Why it cannot be understood. */
  readonly error: LiquidError | undefined;
  readonly #options: EngineOptions;
  readonly #walk: Run;
  #run: Run;
  #runs = 0;

  constructor(source: string, path: string, mode: Mode, tags: Tags, options: EngineOptions) {
    this.path = path;
    this.mode = mode;
    this.#options = options;
    try {
      const parser = new TemplateParser(source, mode, tags);
      const tree = parser.parse();
      this.tree = tree;
      for (const tag of parser.customTags) linkTag(tag, options);
      this.#walk = interpret(tree, options);
    } catch (error) {
      if (!(error instanceof LiquidError)) throw error;
      error.file = path;
      this.error = error;
      this.#walk = () => {
        throw error;
      };
    }
    this.#run = this.#walk;
  }

  /** @throws LiquidError if the template cannot be understood */
  readonly run: Run = (state, out) => {
    if (this.#runs++ === this.#options.compileAfter) this.#compile();
    // With an interrupt left over, each body ends after its first tag, which generated code does not check.
    const run = state.interrupt === NO_INTERRUPT ? this.#run : this.#walk;
    return run(state, out);
  };

  #compile(): void {
    if (!this.tree) return;
    try {
      this.#run = compile(this.tree, this.#options);
    } catch (error) {
      // A page whose policy forbids generated code uses the interpreter.
      if (!(error instanceof EvalError)) throw error;
    }
  }
}
