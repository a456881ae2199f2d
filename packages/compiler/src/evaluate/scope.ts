/** Variables and scopes. */
import { change, now, type Slot } from '../expression/branching.ts';
import { branch } from '../expression/choose.ts';
import type { Cond } from '../expression/node.ts';
import { refuse } from '../expression/refuse.ts';

/** The value of a variable before its declaration has run. */
const UNSET = Symbol('unset');

export class Variable implements Slot {
  readonly created = now();
  readonly label: string;
  readonly isConstant: boolean;
  #value: unknown = UNSET;

  constructor(name: string, isConstant: boolean) {
    this.label = `\`${name}\``;
    this.isConstant = isConstant;
  }
  read(): unknown {
    return this.#value;
  }
  write(value: unknown): void {
    this.#value = value;
  }
  merge(cond: Cond, yes: unknown, no: unknown): unknown {
    return yes === UNSET ? no : no === UNSET ? yes : branch(cond, yes, no);
  }
  get isSet(): boolean {
    return this.#value !== UNSET;
  }
  /** Sets the first value. This is no change that `boundary` refuses. */
  start(value: unknown): void {
    this.#value = value;
  }
}

/** An imported name: refers to the variable of another module, which is read on each use. */
export interface Alias {
  readonly get: () => unknown;
}

export class Scope {
  readonly parent: Scope | undefined;
  readonly #names = new Map<string, Variable | Alias>();
  /** From the enclosing function: `this`, `arguments`, `new.target` and the object for `super`. */
  readonly frame: Frame;

  constructor(parent: Scope | undefined, frame: Frame) {
    this.parent = parent;
    this.frame = frame;
  }
  declare(name: string, isConstant = false): Variable {
    const known = this.#names.get(name);
    if (known instanceof Variable) return known;
    const variable = new Variable(name, isConstant);
    this.#names.set(name, variable);
    return variable;
  }
  alias(name: string, get: () => unknown): void {
    this.#names.set(name, { get });
  }
  own(name: string): Variable | Alias | undefined {
    return this.#names.get(name);
  }
  find(name: string): Variable | Alias | undefined {
    for (let scope: Scope | undefined = this; scope; scope = scope.parent) {
      const found = scope.#names.get(name);
      if (found) return found;
    }
    return undefined;
  }
  /** Assigns to a variable. */
  assign(name: string, value: unknown): void {
    const found = this.find(name);
    if (!(found instanceof Variable))
      refuse(`\`${name}\` is assigned to, and is no variable of the module`, 'Declare it with `let`');
    if (found.isConstant && found.isSet)
      refuse(`\`${name}\` is a constant and is assigned to`, 'Declare it with `let`');
    change(found, value);
  }
}

export interface Frame {
  self: unknown;
  args: readonly unknown[];
  newTarget: unknown;
  /** The prototype or class of the running method, for `super`. */
  home: object | undefined;
  /** The class under construction, for `super(…)`. */
  callee: unknown;
}

export const TOP: Frame = { self: undefined, args: [], newTarget: undefined, home: undefined, callee: undefined };
