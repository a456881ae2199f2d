/** The bundler's helpers (CommonJS, namespaces) come as a chunk of their own, of 200 bytes: one more round trip before anything hydrates. */

const EXPORTS = /export\{([^}]*)\};?\s*$/;

/** `a as b,c` → pairs of a name in the file and its name outside; in an import the other way round. */
const pairs = (list: string): [string, string][] =>
  list.split(',').map((one) => {
    const [name = '', other = name] = one.trim().split(' as ');
    return [name, other];
  });

/** An import of `file`, as the bundler writes it. */
const importOf = (file: string): RegExp => new RegExp(`import\\{([^}]*)\\}from["']\\./${RegExp.escape(file)}["'];?`);

/**
 * Puts the code of `helpers` into `host`, which all that uses them runs after; the others import them from there. `files` are changed in place
 * and lose `helpers`.
 */
export function inlineHelpers(files: Map<string, string | Uint8Array>, helpers: string, host: string): void {
  const code = String(files.get(helpers));
  const exported = EXPORTS.exec(code);
  if (!exported) throw new Error(`${helpers} exports nothing`);
  const names = pairs(exported[1] ?? '');
  const object = names.map(([name, outside]) => `${outside}:${name}`).join();
  const here = `var vitrineHelpers=(()=>{${code.slice(0, exported.index)}return{${object}}})();export{vitrineHelpers};`;
  const take = (list: string) =>
    `{${pairs(list)
      .map(([outside, name]) => `${outside}:${name}`)
      .join()}}=vitrineHelpers;`;
  for (const [name, content] of files) {
    if (typeof content !== 'string' || !name.endsWith('.js') || name === helpers) continue;
    const before = name === host ? here : `import{vitrineHelpers}from"./${host}";`;
    files.set(
      name,
      content.replace(importOf(helpers), (_, list: string) => `${before}const ${take(list)}`),
    );
  }
  files.delete(helpers);
}
