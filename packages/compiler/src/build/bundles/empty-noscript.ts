import { type ESTree, Visitor } from 'vite';

/**
 * Empties `<noscript>` in a module of the browser: only what Liquid prints needs what is inside, React never looks at it there. What
 * nothing else uses then drops out of the bundle. `code` is what `program` was parsed from; lines stay where they are.
 */
export function emptyNoscript(program: ESTree.Program, code: string): string {
  const inside: [from: number, to: number][] = [];
  new Visitor({
    JSXElement({ openingElement: { name, end }, closingElement }) {
      if (closingElement && name.type === 'JSXIdentifier' && name.name === 'noscript')
        inside.push([end, closingElement.start]);
    },
  }).visit(program);
  let left = '';
  let at = 0;
  for (const [from, to] of inside) {
    // One within another went with it.
    if (from < at) continue;
    left += code.slice(at, from) + code.slice(from, to).replace(/[^\n]+/g, '');
    at = to;
  }
  return left + code.slice(at);
}
