/** A module of schemas → a module of their decoders, without zod. */
import { readFileSync, realpathSync } from 'node:fs';
import { parseSync } from 'vite';
import type { z } from 'zod';
import { resolve } from '../evaluate/resolve.ts';
import { ownFile } from '../own-file.ts';
import { describe, UndecodableError } from './describe.ts';
import { PLAIN, printDecoder, UNION } from './print.ts';

/** Returns the exports of a module; for one file always the same objects. */
export type LoadModule = (file: string) => Record<string, unknown>;

const isSchema = (value: unknown): value is z.ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value && 'def' in value;

const combinators = (name: string): string => JSON.stringify(ownFile(`client/${name}.ts`));

/** The imports of a module that may contain schemas: specifiers with their files. */
function importsOf(file: string): { specifier: string; file: string }[] {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') return [];
    const specifier = statement.source.value;
    if (specifier === 'zod' || specifier.startsWith('zod/')) return [];
    return [{ specifier, file: realpathSync(resolve(specifier, file)) }];
  });
}

/**
 * The JavaScript of a module that exports, under the names of `file`'s schemas, their decoders. A schema that another module exports is
 * imported from there.
 * @throws UndecodableError with the file and the export in its message.
 */
export function decoderModule(file: string, load: LoadModule): string {
  const own = new Map<string, z.ZodType>();
  for (const [name, value] of Object.entries(load(file))) {
    if (!isSchema(value))
      throw new UndecodableError(
        `${file}: ${name} is no schema. Export from a schema's module nothing but schemas and types`,
      );
    own.set(name, value);
  }
  /** The names of schemas that have a decoder, in this module or in an imported one. */
  const names = new Map<z.ZodType, string>();
  const imported: string[] = [];
  for (const { specifier, file: from } of importsOf(file)) {
    const index = imported.push(specifier) - 1;
    for (const [name, value] of Object.entries(load(from)))
      if (isSchema(value) && !names.has(value)) names.set(value, `$${index}.${name}`);
  }
  const lines: string[] = [];
  const declared = new Map<string, string>();
  const printOwn = (name: string, schema: z.ZodType): void => {
    if (declared.has(name)) return;
    declared.set(name, '');
    const other = names.get(schema);
    names.set(schema, other ?? name);
    const nameOf = (inner: z.ZodType): string | undefined => {
      const known = names.get(inner);
      if (known !== undefined) return known;
      const found = [...own].find(([, exported]) => exported === inner)?.[0];
      if (found !== undefined) printOwn(found, inner);
      return found;
    };
    try {
      const printed = other ?? printDecoder(describe(schema, nameOf));
      lines.push(`export const ${name} = ${printed};`);
    } catch (error) {
      if (!(error instanceof UndecodableError) || error.message.startsWith(file)) throw error;
      throw new UndecodableError(`${file}: ${name}: ${error.message}`);
    }
  };
  for (const [name, schema] of own) printOwn(name, schema);
  // Only used imports: the bundler would share a module that is merely imported, with pages that do not need it.
  const code = lines.join('\n');
  const imports = [
    [PLAIN, combinators('decode')],
    [UNION, combinators('decode-union')],
    ...imported.map((specifier, index) => [`$${index}`, JSON.stringify(specifier)]),
  ].flatMap(([name, from]) => (code.includes(`${name}.`) ? [`import * as ${name} from ${from};`] : []));
  return [...imports, code, ''].join('\n');
}
