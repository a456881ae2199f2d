import { STYLE } from './style.ts';
import type { OwnTexts } from './texts.ts';

/** Pieces of the host's own pages, as Liquid. */

export interface FieldParts {
  /** `customer[email]` */
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password' | 'tel';
  autocomplete: string;
  /** Liquid expression of its value. */
  value?: string;
  /** Of `form.errors`. */
  error?: string;
  isRequired?: boolean;
  /** Behind the id, where a page has a form several times: Liquid. */
  suffix?: string;
}

/** A labelled input. */
export function field(parts: FieldParts): string {
  const { name, label, type = 'text', autocomplete, value, error, isRequired = false, suffix = '' } = parts;
  const id = `own-${name.replace(/\W+/g, '-').replace(/-$/, '')}${suffix}`;
  const filled = value === undefined ? '' : ` value="{{ ${value} | escape }}"`;
  const wrong = error === undefined ? '' : `{% if form.errors contains '${error}' %} aria-invalid="true"{% endif %}`;
  return `<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}"${filled}${wrong}${isRequired ? ' required' : ''}></div>`;
}

/** What is wrong with the form it stands in. */
export const ERRORS =
  '{% if form.errors %}<div class="notice" role="alert">{{ form.errors | default_errors }}</div>{% endif %}';

export const button = (label: string): string =>
  `<div class="actions"><button class="button" type="submit">${label}</button></div>`;

/** Said once a form has been received. */
export const done = (text: string): string =>
  `{% if form.posted_successfully? %}<p class="notice good" role="status">${text}</p>{% endif %}`;

/** Pages of a list in `paginate`. */
export const PAGER =
  '{% if paginate.pages > 1 %}<nav class="actions">{{ paginate | default_pagination }}</nav>{% endif %}';

/** Additions to the style of the checkout. */
const MORE =
  'address{font-style:normal}.part{margin-top:3rem;padding-top:2rem;border-top:1px solid var(--hair)}.lines li{overflow-wrap:anywhere}details>summary{min-height:44px;display:flex;align-items:center;cursor:pointer;text-decoration:underline;text-underline-offset:.2em}.page .main{grid-column:1/-1}.facts{margin-top:2rem}h1{overflow-wrap:anywhere}.link{text-align:left}@media(min-width:40em){.brandbar{padding-inline:max(1.25rem,calc(50vw - 17.5rem))}.page .column{margin-inline:auto}.actions{flex-direction:row;justify-content:flex-start}.button{width:auto}}';

/** The layout of pages that stand outside the theme, in the style of the checkout; it has no script. */
export const ownLayout = (t: OwnTexts): string => `<!doctype html>
<html lang="${t.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>{{ page_title | escape }}{% unless page_title contains shop.name %}${t.between}{{ shop.name | escape }}{% endunless %}</title><meta name="robots" content="noindex"><meta name="referrer" content="same-origin">
<link rel="icon" href="data:,"><style>{% raw %}${STYLE}${MORE}{% endraw %}</style></head>
<body><a class="skip" href="#main">${t.skip}</a>
<header class="brandbar"><a class="brand" href="{{ routes.root_url }}">{{ shop.name | escape }}</a>{% unless request.page_type == 'password' %}<a class="bagback" href="{{ routes.root_url }}">${t.shop}</a>{% endunless %}</header>
<div class="page"><main class="main" id="main" tabindex="-1"><div class="column">{{ content_for_layout }}</div></main></div></body></html>`;
