import type { Description } from './describe.ts';

/** The modules of the combinators, as printed code imports them. */
export const PLAIN = '$plain';
export const UNION = '$union';

/** A call that bundlers remove if its value is not used. */
const call = (callee: string, ...args: string[]): string => `/* @__PURE__ */ ${callee}(${args.join()})`;

const record = (fields: Readonly<Record<string, Description>>): string =>
  `{${Object.entries(fields)
    .map(([name, one]) => `${JSON.stringify(name)}:${printDecoder(one)}`)
    .join()}}`;

/** A decoder as JavaScript: calls of the combinators. */
export function printDecoder(description: Description): string {
  switch (description.kind) {
    case 'named':
      return description.name;
    case 'anything':
    case 'text':
    case 'flag':
    case 'number':
    case 'integer':
      return `${PLAIN}.${description.kind}`;
    case 'nullable':
    case 'optional':
    case 'list':
    case 'map':
      return call(`${PLAIN}.${description.kind}`, printDecoder(description.of));
    case 'fallback':
      return call(`${PLAIN}.fallback`, printDecoder(description.of), JSON.stringify(description.otherwise));
    case 'object':
      return call(`${PLAIN}.object`, record(description.fields));
    case 'oneOf':
      return call(`${UNION}.oneOf`, ...description.words.map((word) => JSON.stringify(word)));
    case 'byField':
      return call(`${UNION}.byField`, JSON.stringify(description.field), record(description.cases));
    case 'either':
      return call(`${UNION}.either`, ...description.of.map(printDecoder));
  }
}
