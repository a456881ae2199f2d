import { RenderLimitError } from './error.ts';
import type { Expression } from './expression.ts';
import { print } from './print.ts';
import { NO_INTERRUPT, type RenderState } from './state.ts';

/** Characters one template may print. */
const LARGEST_OUTPUT = 32_000_000;

/** A parsed tag or output. */
export interface RenderNode {
  render(state: RenderState): void;
  /** Line in its file, from 1. Counted when an error needs it. */
  line?: () => number;
  /** Prints nothing by itself (`assign`, comments, blocks of nothing else): see `Body.blank`. */
  blank?: boolean;
}

/** Text and nodes between two tags. */
export class Body {
  readonly nodes: (string | RenderNode)[];

  constructor(nodes: (string | RenderNode)[]) {
    this.nodes = nodes;
  }

  /** Nothing in it prints: white space and nodes that are blank. */
  get blank(): boolean {
    return this.nodes.every((node) => (typeof node === 'string' ? !/\S/.test(node) : node.blank === true));
  }

  /** A blank body of a control tag prints not even its white space (`{% if x %} {% assign y = 1 %} {% endif %}`). */
  withoutBlankText(): Body {
    return this.blank ? new Body(this.nodes.filter((node) => typeof node !== 'string')) : this;
  }

  /**
   * Renders node after node. An error is printed where it happened and the next node goes on; one `try` serves all
   * nodes, so that a body without errors pays for none.
   */
  render(state: RenderState): void {
    const { nodes } = this;
    const count = nodes.length;
    state.environment.budget.spend(count + 1);
    if (state.out.length > LARGEST_OUTPUT) throw new RenderLimitError('Memory limits exceeded');
    let index = 0;
    while (index < count) {
      try {
        for (; index < count; index++) {
          const node = nodes[index];
          if (typeof node === 'string') state.out += node;
          else if (node) {
            node.render(state);
            if (state.interrupt !== NO_INTERRUPT) return;
          }
        }
      } catch (error) {
        const node = nodes[index];
        state.report(error, typeof node === 'object' ? (node.line?.() ?? 1) : 1);
        index++;
      }
    }
  }
}

/** `{{ value }}` */
export class Output implements RenderNode {
  readonly line: () => number;
  readonly #value: Expression;

  constructor(value: Expression, line: () => number) {
    this.#value = value;
    this.line = line;
  }

  render(state: RenderState): void {
    const value = this.#value(state);
    state.out += typeof value === 'string' ? value : print(value);
  }
}
