import type { z } from 'zod';
import { type Description, describe } from '../decoders/describe.ts';
import {
  anything,
  type Decoder,
  fallback,
  flag,
  integer,
  list,
  map,
  nullable,
  number,
  object,
  optional,
  text,
} from './decode.ts';
import { byField, either, oneOf } from './decode-union.ts';

const VALUES = { anything, text, flag, number, integer };
const AROUND = { nullable, optional, list, map };

const built = new WeakMap<z.ZodType, Decoder<unknown>>();

/**
 * The decoder of a schema, for Node and for tests. In the browser's bundles the schemas are decoders already, and this is the identity
 * (`build/bundles/schema-plugin.ts`): zod never gets there.
 * @throws UndecodableError
 */
export function decoderOf<S extends z.ZodType>(schema: S): Decoder<z.infer<S>> {
  const decoder = built.get(schema) ?? build(describe(schema));
  built.set(schema, decoder);
  return decoder as Decoder<z.infer<S>>;
}

const buildAll = (descriptions: Readonly<Record<string, Description>>): Record<string, Decoder<unknown>> =>
  Object.fromEntries(Object.entries(descriptions).map(([name, one]) => [name, build(one)]));

function build(description: Description): Decoder<unknown> {
  switch (description.kind) {
    case 'anything':
    case 'text':
    case 'flag':
    case 'number':
    case 'integer':
      return VALUES[description.kind];
    case 'nullable':
    case 'optional':
    case 'list':
    case 'map':
      return AROUND[description.kind](build(description.of));
    case 'fallback':
      return fallback(build(description.of), description.otherwise);
    case 'object':
      return object(buildAll(description.fields));
    case 'oneOf':
      return oneOf(...description.words);
    case 'byField':
      return byField(description.field, buildAll(description.cases));
    case 'either':
      return either(...description.of.map(build));
    case 'named':
      throw new Error(`No decoder is named ${description.name} here`);
  }
}
