/** First-party source → what Node runs at build. */

import { fileURLToPath } from 'node:url';
import { type PluginItem, transformSync } from '@babel/core';
import { checks } from './checks.ts';
import { operators } from './operators.ts';

const presetTypescript = fileURLToPath(import.meta.resolve('@babel/preset-typescript'));
const syntaxJsx = fileURLToPath(import.meta.resolve('@babel/plugin-syntax-jsx'));

const compiler = new URL('../', import.meta.url).href;
const SYMBOLIC = `import { operations as __ops } from ${JSON.stringify(`${compiler}symbol/operations.ts`)}; import { element as __jsx } from ${JSON.stringify(
  `${compiler}paint/element.ts`,
)}; import { Fragment as __Fragment } from ${JSON.stringify(import.meta.resolve('react'))}; `;
const PLAIN = `import { Fragment as __Fragment, createElement as __jsx } from ${JSON.stringify(import.meta.resolve('react'))}; const __ops = { spread: (x) => x }; `;

/**
 * `symbolic`: operators understand symbols. `plain`: JavaScript as it is, for React on real values. Lines stay where
 * they are, so that a stack names the line of the source.
 */
export function transform(source: string, filename: string, mode: 'symbolic' | 'plain'): string {
  const jsxOnly: PluginItem = ({ types: t }: { types: Parameters<typeof operators>[0]['types'] }) => {
    const { visitor } = operators({ types: t });
    return {
      visitor: { 'JSXElement|JSXFragment': (visitor as Record<string, object>)['JSXElement|JSXFragment'] ?? {} },
    };
  };
  const result = transformSync(source, {
    filename,
    babelrc: false,
    configFile: false,
    retainLines: true,
    compact: false,
    // Errors are read by `problemOf`, which finds the drawn line only without colors.
    highlightCode: false,
    sourceType: 'module',
    presets: [[presetTypescript, { onlyRemoveTypeImports: true, allowDeclareFields: true }]],
    plugins: [
      ...(filename.endsWith('x') ? [syntaxJsx] : []),
      ...(mode === 'symbolic' ? [checks, operators] : [jsxOnly]),
    ],
  });
  return (mode === 'symbolic' ? SYMBOLIC : PLAIN) + (result?.code ?? '');
}
