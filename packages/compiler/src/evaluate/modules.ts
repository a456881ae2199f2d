/** The modules of sections; each is evaluated once. */
import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Program, Statement } from '@oxc-project/types';
import { afresh } from '../expression/branching.ts';
import { refuse } from '../expression/refuse.ts';
import { call, callMember } from './calls.ts';
import { construct, makeClass } from './classes.ts';
import type { Evaluator } from './context.ts';
import { hoistVars } from './declarations.ts';
import { evaluate } from './expressions.ts';
import { close } from './functions.ts';
import { made } from './objects.ts';
import { parse, type Source } from './parse.ts';
import { namesIn } from './patterns.ts';
import { requireNative, resolve } from './resolve.ts';
import { Scope, TOP } from './scope.ts';
import { site } from './site.ts';
import { execute, sequence } from './statements.ts';

/** The exports of a module; each is read on use. */
export type Exports = Map<string, () => unknown>;

export interface Module {
  file: string;
  exports: Exports;
  /** Files that it imports. */
  imports: Set<string>;
}

export interface Modules {
  load(file: string): Module;
  evaluator: Evaluator;
  /** Discards files and all that import them, so that they are evaluated again. */
  forget(files: readonly string[]): void;
  /** Files of all modules that were evaluated. */
  files(): Iterable<string>;
  /** Whether the module, or one that it imports, depends on the file. */
  dependsOn(file: string, on: ReadonlySet<string>): boolean;
}

/** Packages that Node itself runs: they never get an expression. */
const NATIVE = /^(zod|node:)/;
const STYLES = /\.(css|svg|woff2?|png|jpe?g|webp|avif)(\?.*)?$/;

/**
 * `given`: modules that are provided instead of evaluated, by specifier or by file. `textOf` returns the text of a file that an editor has
 * not saved yet.
 */
export function createModules(
  given: ReadonlyMap<string, Record<string, unknown>>,
  textOf: (file: string) => string | undefined = () => undefined,
): Modules {
  const modules = new Map<string, Module>();

  const evaluator: Evaluator = {
    evaluate: (node, scope) => evaluate(node, scope, evaluator),
    execute: (statement, scope) => execute(statement, scope, evaluator),
    call: (callee, self, args) => call(callee, self, args, evaluator),
    callMember: (object, key, args) => callMember(object, key, args, evaluator),
    construct: (callee, args, newTarget) => construct(callee, args, evaluator, newTarget ?? callee),
    close: (node, scope, home) => close(node, scope, evaluator, home),
    classOf: (node, scope) => makeClass(node, scope, evaluator),
    source: () => site.source ?? refuse('A function stands outside of a module', 'Write it in a file'),
  };

  function load(file: string): Module {
    const known = modules.get(file);
    if (known) return known;
    const module: Module = { file, exports: new Map(), imports: new Set() };
    modules.set(file, module);
    try {
      afresh(() => run(module));
    } catch (error) {
      modules.delete(file);
      throw error;
    }
    return module;
  }

  function run(module: Module): void {
    const { file } = module;
    if (file.endsWith('.json')) {
      const value: unknown = made(JSON.parse(readFileSync(file, 'utf8')));
      module.exports.set('default', () => value);
      return;
    }
    const source = parse(file, textOf(file));
    if (!isModule(source.program)) {
      native(module);
      return;
    }
    const before = { ...site };
    site.source = source;
    site.node = undefined;
    try {
      const scope = new Scope(undefined, TOP);
      link(module, source, scope);
      site.source = source;
      hoistVars(source.program.body as Statement[], scope);
      sequence(statementsOf(source.program, scope), scope, evaluator);
    } finally {
      Object.assign(site, before);
    }
  }

  /** A CommonJS module, which Node runs. */
  function native(module: Module): void {
    const exports = createRequire(module.file)(module.file) as unknown;
    give(
      module.exports,
      typeof exports === 'object' && exports !== null ? { ...exports, default: exports } : { default: exports },
    );
  }

  /** Declares the names of a module's imports and exports. */
  function link(module: Module, source: Source, scope: Scope): void {
    const from = (specifier: string): Exports => exportsOf(specifier, module);
    for (const statement of source.program.body) {
      site.source = source;
      site.node = statement;
      if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
        const exports = from(statement.source.value);
        for (const specifier of statement.specifiers) {
          if (specifier.type === 'ImportSpecifier' && specifier.importKind === 'type') continue;
          const { local } = specifier;
          if (specifier.type === 'ImportNamespaceSpecifier') {
            const namespace = namespaceOf(exports);
            scope.alias(local.name, () => namespace);
          } else {
            const name = specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
            scope.alias(local.name, () => exported(exports, name, statement.source.value));
          }
        }
      }
      if (statement.type === 'ExportAllDeclaration' && statement.exportKind !== 'type') {
        const exports = from(statement.source.value);
        if (statement.exported) {
          const namespace = namespaceOf(exports);
          module.exports.set(nameOf(statement.exported), () => namespace);
        } else
          for (const [name, get] of exports)
            if (name !== 'default' && !module.exports.has(name)) module.exports.set(name, get);
      }
      if (statement.type === 'ExportNamedDeclaration' && statement.exportKind !== 'type') {
        const exports = statement.source ? from(statement.source.value) : undefined;
        for (const specifier of statement.specifiers) {
          if (specifier.exportKind === 'type') continue;
          const [local, name] = [nameOf(specifier.local), nameOf(specifier.exported)];
          module.exports.set(
            name,
            exports ? () => exported(exports, local, statement.source?.value ?? '') : () => variableValue(scope, local),
          );
        }
        if (statement.declaration)
          for (const name of declared(statement.declaration))
            module.exports.set(name, () => variableValue(scope, name));
      }
      if (statement.type === 'ExportDefaultDeclaration')
        module.exports.set('default', () => variableValue(scope, '*default*'));
    }
  }

  function exportsOf(specifier: string, module: Module): Exports {
    const known = given.get(specifier);
    if (known) return give(new Map(), known);
    if (STYLES.test(specifier)) return give(new Map(), { default: '' });
    if (NATIVE.test(specifier)) return give(new Map(), withDefault(requireNative(specifier, module.file)));
    const file = realpathSync(resolve(specifier, module.file));
    const own = given.get(file);
    if (own) return give(new Map(), own);
    module.imports.add(file);
    return load(file).exports;
  }

  const importers = (file: string): string[] =>
    [...modules.values()].filter(({ imports }) => imports.has(file)).map((one) => one.file);

  return {
    load: (file) => load(realpathSync(file)),
    evaluator,
    forget(files) {
      const gone = new Set(files);
      // The list grows during the loop.
      for (const file of gone) {
        for (const importer of importers(file)) gone.add(importer);
      }
      for (const file of gone) modules.delete(file);
    },
    files: () => modules.keys(),
    dependsOn(file, on) {
      const seen = new Set([file]);
      for (const one of seen) {
        if (on.has(one)) return true;
        for (const next of modules.get(one)?.imports ?? []) seen.add(next);
      }
      return false;
    },
  };
}

const withDefault = (exports: unknown): Record<string, unknown> => {
  const all = exports as Record<string, unknown>;
  return 'default' in all ? all : { ...all, default: all };
};

function give(exports: Exports, values: Readonly<Record<string, unknown>>): Exports {
  for (const [name, value] of Object.entries(values)) exports.set(name, () => value);
  return exports;
}

const nameOf = (name: { type: string; name?: string; value?: unknown }): string => name.name ?? String(name.value);

function exported(exports: Exports, name: string, specifier: string): unknown {
  const get = exports.get(name);
  return get ? get() : refuse(`\`${specifier}\` does not export \`${name}\``, 'Mend the import');
}

function namespaceOf(exports: Exports): object {
  const namespace = Object.create(null) as object;
  for (const [name, get] of exports)
    Object.defineProperty(namespace, name, { get, enumerable: true, configurable: true });
  return namespace;
}

function variableValue(scope: Scope, name: string): unknown {
  const found = scope.own(name);
  if (found === undefined) return refuse(`\`${name}\` is exported and not declared`, 'Declare it');
  if ('get' in found) return found.get();
  return found.isSet
    ? found.read()
    : refuse(
        `\`${name}\` is read before its module has run`,
        'Modules import each other: move what both need into a third',
      );
}

function declared(declaration: Statement): string[] {
  switch (declaration.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => namesIn(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      return declaration.id ? [declaration.id.name] : [];
    default:
      return [];
  }
}

/** The statements of a module, with the default export as a variable. */
function statementsOf(program: Program, scope: Scope): Statement[] {
  return (program.body as Statement[]).map((statement) => {
    if (statement.type !== 'ExportDefaultDeclaration') return statement;
    const { declaration } = statement;
    scope.declare('*default*');
    if ((declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration') && declaration.id) {
      const { name } = declaration.id;
      scope.alias('*default*', () => {
        const found = scope.own(name);
        return found && 'read' in found ? found.read() : undefined;
      });
      return declaration as Statement;
    }
    return {
      type: 'VariableDeclaration',
      kind: 'let',
      start: statement.start,
      end: statement.end,
      declarations: [
        {
          type: 'VariableDeclarator',
          id: { type: 'Identifier', name: '*default*', start: statement.start, end: statement.start },
          init: declaration,
          start: statement.start,
          end: statement.end,
        },
      ],
    } as unknown as Statement;
  });
}

const isModule = (program: Program): boolean =>
  program.body.some(({ type }) => type === 'ImportDeclaration' || type.startsWith('Export'));
