/** The allow-list of an object of the host. */
export interface DropMembers {
  kind: string;
  members: string[];
  /** Those that answer the same whatever the subject, with the value as it is written: `false`, `[]`. */
  constants: ReadonlyMap<string, string>;
  /** Whether it counts as the text that it prints. */
  isText: boolean;
}

/** The text from a bracket that opens at `start` to the one that closes it, without them. */
function bracketed(source: string, start: number): string {
  let depth = 0;
  let quote = '';
  for (let at = start; at < source.length; at++) {
    const char = source.charAt(at);
    if (quote !== '') {
      if (char === '\\') at++;
      else if (char === quote) quote = '';
    } else if (char === '/' && source[at + 1] === '/') at = source.indexOf('\n', at);
    else if ('\'"`'.includes(char)) quote = char;
    else if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char) && --depth === 0) return source.slice(start + 1, at);
  }
  throw new Error('A bracket is not closed');
}

/** A function without parameters that returns a literal. */
const CONSTANT = /^(?:'[^']+'|\w+): \(\) =>\s*(null|true|false|'[^']*'|\[\]|-?\d+|\(\{\}\))\s*(?=,|$)/;

/** Entries of an object literal, each from its name on, with its constant value; spread ones and computed names are left out. */
function entries(literal: string): { name: string; constant: string | undefined }[] {
  const found: { name: string; constant: string | undefined }[] = [];
  let rest = literal;
  while (rest !== '') {
    rest = rest.replace(/^(\s|,|\/\/.*)+/, '');
    const [, quoted, plain] = /^(?:'([^']+)'|(\w+))/.exec(rest) ?? [];
    const name = quoted ?? plain;
    if (name !== undefined) found.push({ name, constant: CONSTANT.exec(rest)?.[1]?.replace('({})', '{}') });
    rest = afterEntry(rest);
  }
  return found;
}

function afterEntry(text: string): string {
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === ',') return text.slice(at);
    if ('([{'.includes(char)) at += bracketed(text, at).length + 1;
    else if ("'`".includes(char)) at = text.indexOf(char, at + 1);
  }
  return '';
}

/** The objects that a source file of the host defines by `defineDrop` or `drop`, with the members that are written out. */
export function membersOfDrops(source: string): DropMembers[] {
  return [...source.matchAll(/\b(?:defineDrop|drop)(?:<[^(]*>)?\(\{/g)].map((match) => {
    const definition = bracketed(source, match.index + match[0].length - 1);
    const fields = /^\s*fields: \{/m.exec(definition) ?? /fields: \{/.exec(definition);
    const own = fields ? entries(bracketed(definition, fields.index + fields[0].length - 1)) : [];
    return {
      kind: /kind: '(\w+)'/.exec(definition)?.[1] ?? '',
      members: own.map(({ name }) => name),
      constants: new Map(own.flatMap(({ name, constant }) => (constant === undefined ? [] : [[name, constant]]))),
      isText: /asText: true/.test(definition),
    };
  });
}
