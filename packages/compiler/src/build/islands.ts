/** Where an island's view comes from, read from its section file: the browser loads the view and nothing of `data`. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync, types as t } from '@babel/core';

export interface Island {
  name: string;
  /** Module of the view, absolute. */
  module: string;
  /** Its exported name there. */
  exported: string;
  /** It comes to life untouched, as soon as a page of the shop is idle (`wakesEarly`). */
  early?: boolean;
  /** It stands in the header, which every page has. */
  everywhere?: boolean;
  /** The templates it may stand on, where it may not stand on all. */
  templates?: readonly string[] | undefined;
}

export function islandOf(name: string, file: string): Island {
  const ast = parseSync(readFileSync(file, 'utf8'), {
    filename: file,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
  });
  let view: string | undefined;
  const imports = new Map<string, { module: string; exported: string }>();
  for (const statement of ast?.program.body ?? []) {
    if (t.isImportDeclaration(statement)) {
      for (const specifier of statement.specifiers) {
        const exported = t.isImportSpecifier(specifier)
          ? t.isIdentifier(specifier.imported)
            ? specifier.imported.name
            : specifier.imported.value
          : 'default';
        imports.set(specifier.local.name, { module: statement.source.value, exported });
      }
    }
    if (!t.isExportDefaultDeclaration(statement) || !t.isCallExpression(statement.declaration)) continue;
    const [options] = statement.declaration.arguments;
    if (!t.isObjectExpression(options)) continue;
    for (const property of options.properties) {
      if (
        t.isObjectProperty(property) &&
        t.isIdentifier(property.key, { name: 'view' }) &&
        t.isIdentifier(property.value)
      )
        view = property.value.name;
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
