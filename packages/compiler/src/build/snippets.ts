/** The snippets the layout renders: what the page loads, and the texts its scripts use. */
import type { ClientAssets } from './client.ts';
import type { Translation } from './locales.ts';

/** `{% render 'vitrine-head' %}`: the stylesheets, and the scripts as modules, which block nothing; of each template its own after the page's. */
export function headSnippet(
  { files, script, stylesheet }: ClientAssets,
  ofTemplates: ReadonlyMap<string, string> = new Map(),
  scriptsOfTemplates: ReadonlyMap<string, string> = new Map(),
): string {
  const lines = ['{% doc %}', '  The fonts, the stylesheet and the script of the page. Generated.', '{% enddoc %}', ''];
  for (const font of textFonts(stylesheet ? String(files.get(stylesheet)) : '')) {
    // As for the script: the stylesheet names it without a version.
    lines.push(
      `{{ '${font}' | asset_url | split: '?' | first | preload_tag: as: 'font', type: 'font/woff2', crossorigin: 'anonymous' }}`,
    );
  }
  if (stylesheet) lines.push(`{{ '${stylesheet}' | asset_url | stylesheet_tag: preload: true }}`);
  if (ofTemplates.size + scriptsOfTemplates.size > 0) {
    // `product.alternative`, `customers/account` and `metaobject/look` are of the template that is their first word.
    lines.push("{% assign of_template = template | replace: '/', '.' | split: '.' | first %}");
    // An alternate with a stylesheet of its own, `product.review`, loads that one instead.
    const alternates = [...ofTemplates.keys()].filter((template) => template.includes('.'));
    if (alternates.length > 0) lines.push("{% assign whole_template = template | append: '' %}");
    for (const template of alternates) {
      lines.push(`{% if whole_template == '${template}' %}{% assign of_template = '${template}' %}{% endif %}`);
    }
    lines.push('{% case of_template %}');
    for (const [template, file] of ofTemplates) {
      lines.push(`{% when '${template}' %}{{ '${file}' | asset_url | stylesheet_tag: preload: true }}`);
    }
    lines.push('{% endcase %}');
  }
  // Chunks import each other by bare name: with the version in its address the script would be loaded twice.
  const tag = (file: string) =>
    `<script type="module" src="{{ '${file}' | asset_url | split: '?' | first }}"></script>`;
  if (script) lines.push(tag(script));
  for (const [template, file] of scriptsOfTemplates) {
    lines.push(`{% if of_template == '${template}' %}${tag(file)}{% endif %}`);
  }
  return `${lines.join('\n')}\n`;
}

/** `{% render 'vitrine-strings' %}`: the texts of the given keys, with placeholders as `⟦name⟧`. */
export function stringsSnippet(keys: readonly string[], translations: ReadonlyMap<string, Translation>): string {
  const entry = (key: string, placeholders: readonly string[]) => {
    const args = placeholders.map((p) => `${p}: '⟦${p}⟧'`).join(', ');
    return `{{ '${key}' | t${args ? `: ${args}` : ''} | json }}`;
  };
  const members = keys.map((key) => {
    const { forms = [], placeholders = [] } = translations.get(key) ?? {};
    if (forms.length === 0) return `"${key}": ${entry(key, placeholders)}`;
    return `"${key}": { ${forms.map((form) => `"${form}": ${entry(`${key}.${form}`, placeholders)}`).join(', ')} }`;
  });
  return `{% doc %}
  The texts that scripts use, by key. Generated.
{% enddoc %}

{% capture strings %}
{ ${members.join(',\n')} }
{% endcapture %}
{% capture less_than %}\\u003c{% endcapture %}
<script type="application/json" id="vitrine-strings">{{ strings | strip | replace: '<', less_than }}</script>
`;
}

/** The fonts every page is set in: upright, and for the letters of English. The others are fetched when a text needs them. */
export function textFonts(css: string): string[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const file = /url\(\s*["']?(?:\.\/)?([\w-]+\.woff2)/.exec(face)?.[1];
    const letters = /unicode-range:\s*U\+(?:0{0,4}-0{0,2}FF|\?\?)/i.test(face);
    return file && letters && !/font-style:\s*italic/.test(face) ? [file] : [];
  });
}
