/** The snippets the layout renders: what the page loads, and the texts its scripts use. */
import { placeholdersIn, type ThemeTexts } from '../../texts/theme-texts.ts';
import type { ClientAssets } from '../bundles/client.ts';

/**
 * `{% render 'vitrine-head' %}`: the styles of the first view inline, those of the template after those of the page, so that the first view
 * waits for no other file; and the scripts as modules, which block nothing.
 */
export function headSnippet(
  { script, styles, files }: Pick<ClientAssets, 'script' | 'styles' | 'files'>,
  ofTemplates: ReadonlyMap<string, string> = new Map(),
  scriptsOfTemplates: ReadonlyMap<string, string> = new Map(),
): string {
  const lines = ['{% doc %}', '  The styles and the scripts of the first view. Generated.', '{% enddoc %}', ''];
  for (const font of textFonts(styles).filter((name) => files.has(name))) {
    // On a phone's slow connection pictures come first, and the text is set in a fallback font until its font has loaded.
    lines.push(
      `{{ '${font}' | asset_url | split: '?' | first | preload_tag: as: 'font', type: 'font/woff2', crossorigin: 'anonymous', media: '(min-width: 768px)' }}`,
    );
  }
  if (styles) lines.push(styleElement('theme', styles));
  if (ofTemplates.size + scriptsOfTemplates.size > 0)
    lines.push(...templateSwitch(new Map([...ofTemplates].map(([name, css]) => [name, styleElement(name, css)]))));
  // Chunks import each other without a version in the address: with one the script would be loaded twice.
  const tag = (file: string) =>
    `<script type="module" src="{{ '${file}' | asset_url | split: '?' | first }}"></script>`;
  if (script) lines.push(tag(script));
  for (const [template, file] of scriptsOfTemplates) {
    lines.push(`{% if of_template == '${template}' %}${tag(file)}{% endif %}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Prints what belongs to the page's template, and assigns `of_template`. An alternate template, `product.review`, has its own instead of `product`'s. */
export function templateSwitch(ofTemplates: ReadonlyMap<string, string>): string[] {
  const lines = [OF_TEMPLATE];
  const alternates = [...ofTemplates.keys()].filter((template) => template.includes('.'));
  if (alternates.length > 0) lines.push("{% assign whole_template = template | append: '' %}");
  for (const template of alternates) {
    lines.push(`{% if whole_template == '${template}' %}{% assign of_template = '${template}' %}{% endif %}`);
  }
  lines.push('{% case of_template %}');
  for (const [template, printed] of ofTemplates) lines.push(`{% when '${template}' %}${printed}`);
  lines.push('{% endcase %}');
  return lines;
}

/** The head without the styles of an alternate template, which then has those of its base template. */
export const headWithout = (head: string, template: string): string =>
  head
    .replace(`{% if whole_template == '${template}' %}{% assign of_template = '${template}' %}{% endif %}\n`, '')
    .replace(new RegExp(`\\{% when '${RegExp.escape(template)}' %\\}<style[^>]*>.*?</style>\\n`, 's'), '');

/** A `<style>` element. Addresses of files in it have no version, as in stylesheet files. */
function styleElement(name: string, css: string): string {
  const other = /\{[{%]|<\/style/i.exec(css);
  if (other)
    throw new Error(
      `The styles ${name} have ${other[0]}, which Liquid or HTML would read. Put a space after its first character`,
    );
  const placed = css
    .replace(/\/\*.*?\*\//gs, '')
    .trim()
    .replace(/url\(\s*["']?\.\/([\w-]+\.\w+)["']?\s*\)/g, "url({{ '$1' | asset_url | split: '?' | first }})");
  return `<style data-styles="${name}">${placed}</style>`;
}

/** `{% render 'vitrine-deferred-styles' %}`: the stylesheet of what no first view shows; it blocks what follows it in the page. Empty without such a file. */
export function deferredStylesSnippet(file: string | undefined): string[] {
  if (file === undefined) return [];
  const link = `{{ '${file}' | asset_url | stylesheet_tag }}\n`;
  return [`{% doc %}\n  The styles of what no first view shows. Generated.\n{% enddoc %}\n\n${link}`];
}

/** The name of the page's template up to its first `/` or `.`: `product.alternative`, `customers/account`, `metaobject/look`. */
const OF_TEMPLATE = "{% assign of_template = template | replace: '/', '.' | split: '.' | first %}";

/**
 * `{% render 'vitrine-strings' %}`: the texts of the given keys, with the plural forms and the placeholders (as `⟦name⟧`) of all languages, each on the templates that need it (null: on
 * all).
 */
export function stringsSnippet(
  keys: ReadonlyMap<string, readonly string[] | null>,
  { languages }: Pick<ThemeTexts, 'languages'>,
): string {
  const entry = (key: string, placeholders: readonly string[]) => {
    const args = placeholders.map((p) => `${p}: '⟦${p}⟧'`).join(', ');
    return `{{ '${key}' | t${args ? `: ${args}` : ''} | json }}`;
  };
  const member = (key: string) => {
    const values = [...languages.values()].map((texts) => texts.get(key)?.value ?? '');
    const placeholders = sorted(values.flatMap(placeholdersIn));
    const forms = sorted(values.flatMap((value) => (typeof value === 'string' ? [] : Object.keys(value))));
    if (forms.length === 0) return `"${key}": ${entry(key, placeholders)}`;
    return `"${key}": { ${forms.map((form) => `"${form}": ${entry(`${key}.${form}`, placeholders)}`).join(', ')} }`;
  };
  const groups = Map.groupBy(keys, ([, templates]) => templates?.join(' ') ?? '');
  const members = (group: string) => (groups.get(group) ?? []).map(([key]) => member(key)).join(',\n');
  const some = [...groups.keys()].filter((group) => group !== '').toSorted();
  const parts = some.map((group) => {
    const isOf = group
      .split(' ')
      .map((template) => `of_template == '${template}'`)
      .join(' or ');
    return `{% if ${isOf} %}, ${members(group)}{% endif %}`;
  });
  return `{% doc %}
  The texts that scripts use, by key. Generated.
{% enddoc %}

${parts.length > 0 ? `${OF_TEMPLATE}\n` : ''}{% capture strings %}
{ ${[members('') || '"": ""', ...parts].join('\n')} }
{% endcapture %}
{% capture less_than %}\\u003c{% endcapture %}
<script type="application/json" id="vitrine-strings">{{ strings | strip | replace: '<', less_than }}</script>
`;
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted();

/** The upright Latin fonts, which every page uses. Others are fetched when a text needs them. */
export function textFonts(css: string): string[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const file = /url\(\s*["']?(?:\.\/)?([\w-]+\.woff2)/.exec(face)?.[1];
    const letters = /unicode-range:\s*U\+(?:0{0,4}-0{0,2}FF|\?\?)/i.test(face);
    return file && letters && !/font-style:\s*italic/.test(face) ? [file] : [];
  });
}
