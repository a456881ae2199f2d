/** First-party source → what Node runs at build. */

import { fileURLToPath } from 'node:url';
import { createConfigItem, type PluginItem, type PluginObj, transformSync } from '@babel/core';
import { checks } from './checks.ts';
import { operators } from './operators.ts';

type Mode = 'symbolic' | 'plain';

const compiler = new URL('../', import.meta.url).href;
const SYMBOLIC = `import { operations as __ops } from ${JSON.stringify(`${compiler}symbol/operations.ts`)}; import { element as __jsx } from ${JSON.stringify(
  `${compiler}paint/element.ts`,
)}; import { Fragment as __Fragment } from ${JSON.stringify(import.meta.resolve('react'))}; `;
const PLAIN = `import { Fragment as __Fragment, createElement as __jsx } from ${JSON.stringify(import.meta.resolve('react'))}; const __ops = { spread: (x) => x }; `;

const jsxOnly = ({ types }: Parameters<typeof operators>[0]): PluginObj => {
  const { visitor } = operators({ types });
  return { visitor: { 'JSXElement|JSXFragment': visitor?.['JSXElement|JSXFragment'] ?? {} } };
};

// Named as functions, the plugins would be made anew for each file.
const plugin = (value: unknown): PluginItem => createConfigItem(value as PluginItem, { type: 'plugin' });
const presets = [
  createConfigItem(
    [
      fileURLToPath(import.meta.resolve('@babel/preset-typescript')),
      { onlyRemoveTypeImports: true, allowDeclareFields: true },
    ],
    { type: 'preset' },
  ),
];
const syntaxJsx = plugin(fileURLToPath(import.meta.resolve('@babel/plugin-syntax-jsx')));
const pluginsOf = { symbolic: [checks, operators].map(plugin), plain: [plugin(jsxOnly)] };

/**
 * `symbolic`: operators understand symbols. `plain`: JavaScript as it is, for React on real values. Lines stay where
 * they are, so that a stack names the line of the source.
 */
export function transform(source: string, filename: string, mode: Mode): string {
  const result = transformSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    retainLines: true,
    compact: false,
    // Errors are read by `problemOf`, which finds the drawn line only without colors.
    highlightCode: false,
    sourceType: 'module',
    presets,
    plugins: filename.endsWith('x') ? [syntaxJsx, ...pluginsOf[mode]] : pluginsOf[mode],
  });
  return (mode === 'symbolic' ? SYMBOLIC : PLAIN) + (result?.code ?? '');
}
