import { type ESTree, Visitor } from 'vite';

/**
 * Empties `<noscript>` in a module of the browser: React never hydrates its content, only Liquid prints it. Imports that nothing else uses
 * then drop out of the bundle. `code` is the source of `program`; line numbers do not change.
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
    // Nested in one that is emptied already.
    if (from < at) continue;
    left += code.slice(at, from) + code.slice(from, to).replace(/[^\n]+/g, '');
    at = to;
  }
  return left + code.slice(at);
}
