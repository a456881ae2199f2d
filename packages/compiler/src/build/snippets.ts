/** The snippets the layout renders: what the page loads, and the texts its scripts use. */
import type { ClientAssets } from './client.ts';
import type { Translation } from './locales.ts';

/** `{% render 'vitrine-head' %}`: the stylesheet, and the script as a module, which blocks nothing. */
export function headSnippet({ script, stylesheet }: ClientAssets): string {
  const lines = ['{% doc %}', '  The stylesheet and the script of the page. Generated.', '{% enddoc %}', ''];
  if (stylesheet) lines.push(`{{ '${stylesheet}' | asset_url | stylesheet_tag }}`);
  // Chunks import each other by bare name: with the version in its address the script would be loaded twice.
  if (script) lines.push(`<script type="module" src="{{ '${script}' | asset_url | split: '?' | first }}"></script>`);
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
<script type="application/json" id="vitrine-strings">{{ strings | strip | replace: '<', '\\u003c' }}</script>
`;
}
