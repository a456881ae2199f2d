/** The bundler's helpers (CommonJS, namespaces) are a chunk of 200 bytes of their own: one more round trip before anything hydrates. */

const EXPORTS = /export\{([^}]*)\};?\s*$/;

/** `a as b,c` → `[['a', 'b'], ['c', 'c']]` */
const pairs = (list: string): [from: string, to: string][] =>
  list.split(',').map((one) => {
    const [from = '', to = from] = one.trim().split(' as ');
    return [from, to];
  });

/** An import of `file`, as the bundler writes it. */
const importOf = (file: string): RegExp => new RegExp(`import\\{([^}]*)\\}from["']\\./${RegExp.escape(file)}["'];?`);

/** The name of a helper among the exports of its new file; it never equals one of the bundler's shorter names. */
const named = (helper: string): string => `help_${helper}`;

/**
 * Moves the code of `helpers` into `host`, which runs before all that uses them; other files import them from there. `files` is changed in
 * place, and `helpers` removed from it.
 */
export function inlineHelpers(files: Map<string, string | Uint8Array>, helpers: string, host: string): void {
  const code = String(files.get(helpers));
  const exported = EXPORTS.exec(code);
  if (!exported) throw new Error(`${helpers} exports nothing`);
  const inside = pairs(exported[1] ?? '');
  const run = `(()=>{${code.slice(0, exported.index)}return{${inside.map(([own, helper]) => `${helper}:${own}`).join()}}})()`;
  files.delete(helpers);
  for (const [name, content] of files) {
    if (typeof content !== 'string' || !name.endsWith('.js')) continue;
    const used = importOf(helpers).exec(content);
    const taken = used ? pairs(used[1] ?? '') : [];
    const rest = used ? content.slice(0, used.index) + content.slice(used.index + used[0].length) : content;
    if (name === host) {
      const locals = new Map([...inside.map(([, helper]) => [helper, named(helper)] as const), ...taken]);
      const declared = [...locals].map(([helper, local]) => `${helper}:${local}`).join();
      const left = [...locals].map(([helper, local]) => `${local} as ${named(helper)}`).join();
      files.set(name, `const{${declared}}=${run};export{${left}};${rest}`);
    } else if (used) {
      const list = taken.map(([helper, local]) => `${named(helper)} as ${local}`).join();
      files.set(name, `import{${list}}from"./${host}";${rest}`);
    }
  }
}
