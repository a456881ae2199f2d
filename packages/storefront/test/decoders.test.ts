import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DecodeError } from '@vitrine/compiler/client/decode.ts';
import { decoderOf } from '@vitrine/compiler/client/decoder-of.ts';
import { arbitrary } from '@vitrine/compiler/parity/arbitrary.ts';
import fc from 'fast-check';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';

// By Node itself: the plugin loads the schemas as the build does.
const require = createRequire(import.meta.filename);
const { schemaPlugin } =
  require('@vitrine/compiler/build/bundles/schema-plugin.ts') as typeof import('@vitrine/compiler/build/bundles/schema-plugin.ts');

const packages = join(import.meta.dirname, '../..');
const files = globSync('{storefront,contract}/src/**/*.schema.ts', { cwd: packages }).toSorted();

const modules: (readonly [file: string, schemas: Record<string, z.ZodType>])[] = await Promise.all(
  files.map(async (file) => [file, (await import(join(packages, file))) as Record<string, z.ZodType>] as const),
);
const schemas = modules.flatMap(([file, exported]) =>
  Object.entries(exported).map(([name, schema]) => ({ name: `${file}: ${name}`, file, exported: name, schema })),
);

type Decoder = (value: unknown, path: string) => unknown;

/** The decoders that the browser gets, by file and name. */
let printed: Record<string, Record<string, Decoder>>;
let code = '';

beforeAll(async () => {
  const entry = files
    .map((file) => `export * as ${JSON.stringify(file)} from ${JSON.stringify(join(packages, file))};`)
    .join('\n');
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      schemaPlugin(),
      {
        name: 'all-schemas',
        resolveId: (id) => (id === 'all-schemas' ? id : undefined),
        load: (id) => (id === 'all-schemas' ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'all-schemas', preserveEntrySignatures: 'strict' },
    },
  });
  const [output] = [made].flat();
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  const [chunk] = output.output;
  code = chunk.code;
  printed = await import(`data:text/javascript,${encodeURIComponent(code)}`);
});

/** What a decoder answers: the value, or the path of what does not fit. */
function answer(decoder: Decoder, value: unknown): { value: unknown } | { misfit: string } {
  try {
    return { value: decoder(value, '$') };
  } catch (error) {
    // The bundle has a class of its own.
    if (error instanceof Error && (error instanceof DecodeError || error.constructor.name === DecodeError.name))
      return { misfit: error.message };
    throw error;
  }
}

/** Every place in a payload, as the keys that lead to it. */
function places(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

/** A copy with another value at a place; `undefined` takes the field away. */
function broken(value: unknown, [key, ...rest]: readonly string[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === key ? broken(inner, rest, other) : inner));
  const copy = { ...(value as Record<string, unknown>) };
  if (rest.length === 0 && other === undefined) delete copy[key];
  else copy[key] = broken(copy[key], rest, other);
  return copy;
}

/** An issue that a decoder should have found: not one of a range or of a pattern. */
const isOfKind = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'invalid_union'
    ? issue.errors.every((option) => option.some(isOfKind))
    : !['too_small', 'too_big', 'invalid_format'].includes(issue.code);

const OTHERS = [undefined, null, true, 'word', '', 7, 1.5, [], [null], {}, { type: 'none' }, [{}]];
const RUNS = process.env.VITRINE_FULL === '1' ? 300 : 30;

it('leaves zod out of the bundle', () => {
  expect(code).not.toMatch(/ZodType|_zod|safeParse/);
});

describe.each(schemas)('$name', ({ file, exported, schema }) => {
  const walked: Decoder = decoderOf(schema);
  const ofBundle = (value: unknown) => answer(printed[file]?.[exported] ?? expect.unreachable(exported), value);

  it('is printed as it is walked, and takes what the schema takes', () => {
    fc.assert(
      fc.property(arbitrary(schema), (payload) => {
        const found = answer(walked, payload);
        expect(ofBundle(payload)).toEqual(found);
        expect(found).toEqual({ value: withoutMore(schema.parse(payload), found) });
      }),
      { numRuns: RUNS },
    );
  });

  it('refuses the same payloads at the same place: those whose kinds are not the schema’s', () => {
    const breaks = arbitrary(schema).chain((payload) =>
      fc
        .tuple(fc.constantFrom(...places(payload)), fc.constantFrom(...OTHERS))
        .map(([place, other]) => broken(payload, place, other)),
    );
    fc.assert(
      fc.property(breaks, (payload) => {
        const found = answer(walked, payload);
        expect(ofBundle(payload)).toEqual(found);
        if (schema.safeParse(payload).success) expect(found).toHaveProperty('value');
        if ('value' in found) expect(schema.safeParse(found.value).error?.issues.filter(isOfKind) ?? []).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

/** A parsed value without the fields that a loose schema lets through. */
function withoutMore(parsed: unknown, found: { value: unknown } | { misfit: string }): unknown {
  return 'value' in found ? fitted(parsed, found.value) : parsed;
}

function fitted(parsed: unknown, shape: unknown): unknown {
  if (Array.isArray(parsed) && Array.isArray(shape)) return parsed.map((one, index) => fitted(one, shape[index]));
  if (typeof parsed !== 'object' || parsed === null || typeof shape !== 'object' || shape === null) return parsed;
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([key, one]) =>
      key in shape ? [[key, fitted(one, (shape as Record<string, unknown>)[key])]] : [],
    ),
  );
}
