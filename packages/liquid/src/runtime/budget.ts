import { RenderLimitError } from './error.ts';

/** Characters one template may print. */
const LARGEST_OUTPUT = 32_000_000;

/** Largest list a filter may build. */
const LARGEST_LIST = 100_000;

/** The limits of one page. Share one budget between all renders of a page. */
export class RenderBudget {
  /** Nodes that may still be rendered. */
  steps: number;
  /** Characters that may still be written or built by filters. */
  memory: number;
  /** Warnings reported to the host already. */
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

  /**
   * Charges for nodes, and checks the time every few thousand of them.
   * @param written characters of the output so far
   * @throws RenderLimitError once the nodes or the time are used up, or the output is too long.
   */
  spend(nodes: number, written: number): void {
    const before = this.steps;
    this.steps = before - nodes;
    if (written > LARGEST_OUTPUT) throw new RenderLimitError('Memory limits exceeded');
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

  /** Charges the output of a filter or a capture to the budget, and returns it. */
  checked<Value>(value: Value): Value {
    if (typeof value === 'string') {
      if (value.length > 1000) this.build(value.length);
    } else if (Array.isArray(value) && value.length > 1000) {
      this.build(value.length > LARGEST_LIST ? Number.POSITIVE_INFINITY : value.length);
    }
    return value;
  }
}
