import type { EngineOptions } from '../runtime/options.ts';
import type { CustomTag } from '../syntax/tree.ts';
import { quote } from './quote.ts';

/** The generated code of one template as it grows: its constants, its error sites and its functions. */
export class Program {
  readonly options: EngineOptions;
  /** Values that code cannot write: `k0`, `k1`, … */
  readonly constants: unknown[] = [];
  /** Lines of the nodes that may fail, negative if their errors print nothing. */
  readonly sites: number[] = [];
  /** The host's tags whose bodies and values are still to be generated. */
  readonly customTags: CustomTag[] = [];
  readonly #names = new Map<unknown, string>();
  readonly #declarations: string[] = [];
  readonly #members = new Map<string, string>();
  readonly #functions: string[] = [];
  readonly #links: ((made: never) => void)[] = [];
  #labels = 0;

  constructor(options: EngineOptions) {
    this.options = options;
  }

  /** The name of a value that code cannot write. */
  constant(value: unknown): string {
    let name = this.#names.get(value);
    if (name === undefined) {
      name = `k${this.constants.push(value) - 1}`;
      this.#names.set(value, name);
    }
    return name;
  }

  /** A number no other label or local of a node has. */
  label(): number {
    return this.#labels++;
  }

  /** The name of a value that is made once, from code that needs no render. */
  declare(code: string): string {
    const name = `d${this.#declarations.length}`;
    this.#declarations.push(`const ${name} = ${code};`);
    return name;
  }

  /**
   * The function that reads a member of an object: one function for each name, so that the JavaScript engine's inline caches work for plain
   * data. Everything else is left to `readMember`.
   */
  member(name: string): string {
    let reader = this.#members.get(name);
    if (reader === undefined) {
      const key = quote(name);
      reader = this.declare(
        name === '__proto__'
          ? `(object) => readMember(object, ${key})`
          : `(object) => {
  if (typeof object === "object" && object !== null && object.constructor === Object) {
    const value = object[${key}];
    if (value !== undefined && typeof value !== "function") return value;
  }
  return readMember(object, ${key});
}`,
      );
      this.#members.set(name, reader);
    }
    return reader;
  }

  /** Adds a function; `link` gets it once the program runs. */
  add(code: string, link: (made: never) => void): void {
    this.#functions.push(code);
    this.#links.push(link);
  }

  /** The program: a function body of `library` and `constants` that returns the functions added. */
  code(library: readonly string[]): string {
    return `"use strict";
const { ${library.join(', ')} } = library;
${this.constants.map((_, index) => `const k${index} = constants[${index}];`).join('\n')}
const sites = [${this.sites.join(', ')}];
${this.#declarations.join('\n')}
return [
${this.#functions.join(',\n')}
];`;
  }

  /** Passes the functions to the tags that requested their code. */
  link(made: readonly never[]): void {
    for (const [index, link] of this.#links.entries()) {
      const one = made[index];
      if (one !== undefined) link(one);
    }
  }
}
