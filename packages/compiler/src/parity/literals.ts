/** The strings and numbers in a view's source: without them among the random values its branches would not be tested. */
import { dirname, sep } from 'node:path';
import type { Node } from '@oxc-project/types';
import { parse } from '../evaluate/parse.ts';
import { resolve } from '../evaluate/resolve.ts';

export interface Literals {
  strings: readonly string[];
  numbers: readonly number[];
}

/** The names of a module: its declarations, and the origin of imported and re-exported names. */
interface Names {
  declared: Map<string, Node>;
  imported: Map<string, { file: string; name: string }>;
  /** Modules of `export *`. */
  all: string[];
}

/**
 * The literals of an export, of what it uses in its module, and of what it imports from the module's folder or one below.
 */
export function literalsOf(file: string, name: string): Literals {
  const folder = dirname(file) + sep;
  const modules = new Map<string, Names>();
  const seen = new Set<string>();
  const [strings, numbers] = [new Set<string>(), new Set<number>()];

  function visit(module: string, used: string): void {
    const key = `${module} ${used}`;
    if (seen.has(key)) return;
    seen.add(key);
    let names = modules.get(module);
    if (names === undefined) {
      names = namesOf(module, folder);
      modules.set(module, names);
    }
    const declaration = names.declared.get(used);
    const source = names.imported.get(used);
    if (declaration) walk(declaration, module, names);
    else if (source) visit(source.file, source.name);
    else for (const other of names.all) visit(other, used);
  }

  function walk(node: Node, module: string, names: Names): void {
    switch (node.type) {
      case 'Literal':
        if (typeof node.value === 'string') strings.add(node.value);
        if (typeof node.value === 'number') numbers.add(node.value);
        break;
      case 'UnaryExpression':
        if (node.operator === '-' && node.argument.type === 'Literal' && typeof node.argument.value === 'number')
          numbers.add(-node.argument.value);
        break;
      case 'TemplateElement':
        if (node.value.cooked) strings.add(node.value.cooked);
        break;
      case 'Property':
        if (!node.computed && node.key.type === 'Identifier') strings.add(node.key.name);
        break;
      case 'Identifier':
      case 'JSXIdentifier':
        if (names.declared.has(node.name) || names.imported.has(node.name)) visit(module, node.name);
        break;
      default:
    }
    for (const child of childrenOf(node)) walk(child, module, names);
  }

  visit(file, name);
  return { strings: [...strings], numbers: [...numbers] };
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((child: unknown): child is Node => typeof child === 'object' && child !== null && 'type' in child);
}

function namesOf(file: string, folder: string): Names {
  const names: Names = { declared: new Map(), imported: new Map(), all: [] };
  /** The file of a specifier, if it is in the view's folder. */
  const own = (specifier: string): string | undefined => {
    if (!specifier.startsWith('.') || !/\.tsx?$/.test(specifier)) return undefined;
    const found = resolve(specifier, file);
    return found.startsWith(folder) ? found : undefined;
  };
  for (const statement of parse(file).program.body) {
    switch (statement.type) {
      case 'ImportDeclaration': {
        const from = own(statement.source.value);
        for (const specifier of from === undefined ? [] : statement.specifiers) {
          if (from === undefined || specifier.type === 'ImportNamespaceSpecifier') continue;
          const name = specifier.type === 'ImportSpecifier' ? textOf(specifier.imported) : 'default';
          names.imported.set(specifier.local.name, { file: from, name });
        }
        break;
      }
      case 'ExportAllDeclaration': {
        const from = own(statement.source.value);
        if (from !== undefined) names.all.push(from);
        break;
      }
      case 'ExportDefaultDeclaration':
        names.declared.set('default', statement.declaration);
        declare(statement.declaration, names);
        break;
      case 'ExportNamedDeclaration': {
        const from = statement.source ? own(statement.source.value) : file;
        for (const { local, exported } of from === undefined ? [] : statement.specifiers) {
          const [name, as] = [textOf(local), textOf(exported)];
          if (from !== undefined && (from !== file || name !== as)) names.imported.set(as, { file: from, name });
        }
        if (statement.declaration) declare(statement.declaration, names);
        break;
      }
      default:
        declare(statement, names);
    }
  }
  return names;
}

function declare(node: Node, { declared }: Names): void {
  if (node.type === 'VariableDeclaration') {
    for (const declarator of node.declarations)
      for (const name of boundNames(declarator.id)) declared.set(name, declarator);
  } else if ('id' in node && node.id !== null && typeof node.id === 'object' && 'name' in node.id) {
    declared.set(String(node.id.name), node);
  }
}

/** The identifiers in a pattern, including those in its defaults, which does no harm here. */
const boundNames = (pattern: Node): string[] =>
  pattern.type === 'Identifier' ? [pattern.name] : childrenOf(pattern).flatMap(boundNames);

const textOf = (name: { type: string; name?: string; value?: unknown }): string => name.name ?? String(name.value);
