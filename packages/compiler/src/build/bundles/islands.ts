/** The module of an island's view, read from its section file: the browser loads the view without `data`. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

export interface Island {
  name: string;
  /** Module of the view, absolute. */
  module: string;
  /** Its exported name there. */
  exported: string;
  /** It hydrates by itself as soon as a page of the shop is idle (`hydratesEarly`). */
  early?: boolean;
  /** It is in the header, so it is on every page. */
  everywhere?: boolean;
  /** The templates that may have it, if not all may. */
  templates?: readonly string[] | undefined;
}

export function islandOf(name: string, file: string): Island {
  const { program } = parseSync(file, readFileSync(file, 'utf8'));
  let view: string | undefined;
  const imports = new Map<string, { module: string; exported: string }>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const specifier of statement.specifiers) {
        const exported =
          specifier.type !== 'ImportSpecifier'
            ? 'default'
            : specifier.imported.type === 'Identifier'
              ? specifier.imported.name
              : specifier.imported.value;
        imports.set(specifier.local.name, { module: statement.source.value, exported });
      }
    }
    if (statement.type !== 'ExportDefaultDeclaration' || statement.declaration.type !== 'CallExpression') continue;
    const [options] = statement.declaration.arguments;
    if (options?.type !== 'ObjectExpression') continue;
    for (const property of options.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== 'view') continue;
      if (property.value.type === 'Identifier') view = property.value.name;
    }
  }
  const from = view === undefined ? undefined : imports.get(view);
  if (from === undefined) {
    throw new Error(
      'The view of an island is not an imported component. Move it to a file of its own, import it, and say `view: Name` in defineSection({…})',
    );
  }
  return {
    name,
    module: from.module.startsWith('.') ? resolve(dirname(file), from.module) : from.module,
    exported: from.exported,
  };
}
