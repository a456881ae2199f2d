import type { Body } from '../syntax/tree.ts';
import type { Program } from './program.ts';
import { quote } from './quote.ts';

/** Statements that render the nodes of a body one after the other. */
export type BodyCode = (body: Body, unit: Unit) => string;

/** Where a name is bound in the code around: to a local, or to a loop's object. */
export interface Binding {
  /** JavaScript that reads the value. */
  code: string;
  /** The label of the node that owns the local. */
  label: number;
  loop?: LoopFrame;
}

/** A loop being generated. What its body turns out to need decides what its header makes. */
export interface LoopFrame {
  readonly kind: 'for' | 'tablerow';
  readonly label: number;
  /** `forloop` is used as a value, or something reads variables by names not known here. */
  needsDrop: boolean;
  /** Something in the body reads variables by names not known here. */
  needsScope: boolean;
  readonly parent: LoopFrame | undefined;
}

/** The innermost `for` of a loop and those around it. */
export function innermostFor(loop: LoopFrame | undefined): LoopFrame | undefined {
  let found = loop;
  while (found?.kind === 'tablerow') found = found.parent;
  return found;
}

/** The effect of `break` and `continue` here. `block`: leave the labelled block, which passes `state.interrupt` on. */
export type InterruptTarget = { kind: 'loop'; label: number } | { kind: 'block'; label: string; used: boolean };

/** Marks a place where all cached variables are discarded; JSON literals cannot contain it. */
const RESET = '\u0000';

/**
 * One generated function: a template, the body of a tag of the host, or a value in its markup. A variable is looked up
 * once and cached in a local until something may have changed it.
 */
export class Unit {
  readonly program: Program;
  target: InterruptTarget = { kind: 'block', label: 'main', used: false };
  loop: LoopFrame | undefined;
  /** Whether an interrupt may be left over where a body begins: then it ends after its first node. */
  mayBeInterrupted = false;
  /** Its template is so large that its bodies become functions of their own. */
  isDivided = false;
  #bindings: ReadonlyMap<string, Binding>[] = [];
  /** Locals of functions around that this one reads, by their code: its parameters. */
  readonly #parameters = new Map<string, number>();
  /** Variables written here. */
  readonly #written = new Set<string>();
  #isExposed = false;
  /** Labels from here on are of this function. */
  readonly #firstLabel: number;
  readonly #variables = new Map<string, string>();
  #temps = 0;
  #mostTemps = 0;

  constructor(program: Program) {
    this.program = program;
    this.#firstLabel = program.label();
  }

  /** What a name is bound to by the loops around, if it is. */
  binding(name: string): Binding | undefined {
    for (let index = this.#bindings.length - 1; index >= 0; index--) {
      const found = this.#bindings[index]?.get(name);
      if (found) {
        if (!found.loop) this.read(found.code, found.label);
        return found;
      }
    }
    return undefined;
  }

  /** Generates code with the names bound. */
  bound(bindings: ReadonlyMap<string, Binding>, generate: () => string): string {
    this.#bindings.push(bindings);
    const code = generate();
    this.#bindings.pop();
    return code;
  }

  /** A local of the labelled node, which may be in a surrounding function. */
  read(local: string, label: number): string {
    if (label < this.#firstLabel) this.#parameters.set(local, label);
    return local;
  }

  /**
   * Statements that call a separate function for a part of this one. It looks variables up by itself, so the variables it writes are
   * unknown here. `interrupts`: it may leave an interrupt.
   */
  call(generate: (unit: Unit) => string): { code: string; interrupts: boolean } {
    const inner = new Unit(this.program);
    inner.#bindings = this.#bindings;
    inner.loop = this.loop;
    inner.mayBeInterrupted = this.mayBeInterrupted;
    const code = `main: {\n${generate(inner)}\n}`;
    for (const [local, label] of inner.#parameters) this.read(local, label);
    const parameters = ['state', 'out', ...inner.#parameters.keys()].join(', ');
    const name = this.program.declare(inner.build(parameters, code, 'out'));
    const written = [...inner.#written].map((variable) => `${this.written(variable)} = `);
    const forget = inner.#isExposed ? this.exposed() : written.length > 0 ? `${written.join('')}undefined;` : '';
    const interrupts = inner.target.kind === 'block' && inner.target.used;
    return { code: `out = ${name}(${parameters});\n${forget}`, interrupts };
  }

  /** Generates the code of a loop's or block's body, with interrupts directed to the target. */
  targeting(target: InterruptTarget, generate: () => string): string {
    const outer = this.target;
    this.target = target;
    const code = generate();
    this.target = outer;
    return code;
  }

  /** Reads a variable that no loop around binds. */
  variable(name: string): string {
    const local = this.local(name);
    return `(${local} === undefined ? ${local} = find(state, ${quote(name)}) : ${local})`;
  }

  /** The local a variable is cached in. */
  local(name: string): string {
    let local = this.#variables.get(name);
    if (local === undefined) {
      local = `v${this.#variables.size}`;
      this.#variables.set(name, local);
    }
    return local;
  }

  /** The local a variable is cached in that is written. */
  written(name: string): string {
    this.#written.add(name);
    return this.local(name);
  }

  /** The statement before anything that may change variables or read them by names not known here. */
  exposed(): string {
    this.exposeLoops();
    this.#isExposed = true;
    return RESET;
  }

  /** Something reads variables by names unknown here: surrounding loops store theirs in the state. */
  exposeLoops(): void {
    for (let loop = this.loop; loop; loop = loop.parent) {
      loop.needsScope = true;
      loop.needsDrop = true;
    }
  }

  /** A local for a value needed twice, until `generate` has returned. */
  temp(generate: (temp: string) => string): string {
    const index = this.#temps++;
    this.#mostTemps = Math.max(this.#mostTemps, this.#temps);
    const code = generate(`t${index}`);
    this.#temps--;
    return code;
  }

  /**
   * The whole function.
   * @param parameters of it
   * @param statements its body, in which `out` is the output so far
   * @param returns what it returns
   */
  build(parameters: string, statements: string, returns: string): string {
    const locals = [...this.#variables.values()];
    const temps = Array.from({ length: this.#mostTemps }, (_, index) => `t${index}`);
    const declared = [...locals, ...temps];
    const written = [...this.#written].map(quote);
    // What is written may be read from its local, unless a scope above has a variable of the name, too.
    const plain =
      written.length === 0
        ? ''
        : `, plain = state.scopes.length === 1 || !state.hides(${this.program.declare(`[${written.join(', ')}]`)})`;
    const reset = locals.length === 0 ? '' : `${locals.join(' = ')} = undefined;`;
    return `function (${parameters}) {
const budget = state.context.budget, base = state.scopes[0]${plain};
${declared.length === 0 ? '' : `let ${declared.join(', ')};\n`}${statements.replaceAll(RESET, reset)}
return ${returns};
}`;
  }
}
