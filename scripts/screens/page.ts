/** One screen that was renewed. Addresses of the pictures are relative to the page; `before` is null for a new one. */
export interface Renewed {
  /** `phone/cart`. */
  name: string;
  before: string | null;
  after: string;
  difference: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (caption: string, address: string | null): string =>
  `<figure><figcaption>${caption}</figcaption>${address === null ? 'none' : `<img src="${escaped(address)}" alt="">`}</figure>`;

/** A page with before, after and difference of each renewed screen. */
export function changesPage(renewed: readonly Renewed[]): string {
  const sections = renewed.map(
    ({ name, before, after, difference }) =>
      `<section><h2>${escaped(name)}</h2><div>${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</div></section>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Renewed screens</title>
<style>
body{font:16px/1.5 system-ui;margin:2rem}
section>div{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}
figure{margin:0}
img{max-width:100%;border:1px solid #ccc}
</style>
<h1>Renewed screens: ${renewed.length}</h1>
${sections.join('\n')}
</html>
`;
}
