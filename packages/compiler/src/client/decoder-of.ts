import type { z } from 'zod';
import { type Description, describe } from '../decoders/describe.ts';
import * as plain from './decode.ts';
import * as union from './decode-union.ts';

const built = new WeakMap<z.ZodType, plain.Decoder<unknown>>();

/**
 * The decoder of a schema, for Node and for tests. In the browser's bundles the schemas are decoders already, and this is the identity
 * (`build/schema-plugin.ts`): zod never gets there.
 * @throws UndecodableError
 */
export function decoderOf<S extends z.ZodType>(schema: S): plain.Decoder<z.infer<S>> {
  const decoder = built.get(schema) ?? build(describe(schema));
  built.set(schema, decoder);
  return decoder as plain.Decoder<z.infer<S>>;
}

const buildAll = (descriptions: Readonly<Record<string, Description>>): Record<string, plain.Decoder<unknown>> =>
  Object.fromEntries(Object.entries(descriptions).map(([name, one]) => [name, build(one)]));

function build(description: Description): plain.Decoder<unknown> {
  switch (description.kind) {
    case 'anything':
    case 'text':
    case 'flag':
    case 'number':
    case 'integer':
      return plain[description.kind];
    case 'nullable':
    case 'optional':
    case 'list':
    case 'map':
      return plain[description.kind](build(description.of));
    case 'fallback':
      return plain.fallback(build(description.of), description.otherwise);
    case 'object':
      return plain.object(buildAll(description.fields));
    case 'oneOf':
      return union.oneOf(...description.words);
    case 'byField':
      return union.byField(description.field, buildAll(description.cases));
    case 'either':
      return union.either(...description.of.map(build));
    case 'named':
      throw new Error(`No decoder is named ${description.name} here`);
  }
}
