import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BenchTemplate {
  name: string;
  source: string;
  data: Record<string, unknown>;
}

const theme = join(import.meta.dirname, '../../dist/theme/sections');

/** A section of the theme, without what the host takes out or does around it, with what it read of the demo shop (`scripts/record-liquid.ts`). */
function section(name: string): BenchTemplate {
  const source = readFileSync(join(theme, `${name}.liquid`), 'utf8')
    .replace(/\{% schema %\}.*?\{% endschema %\}/s, '')
    .replace(/\{% (?:paginate [^%]*|endpaginate) %\}/g, '');
  const data: Record<string, unknown> = JSON.parse(
    readFileSync(join(import.meta.dirname, 'recorded', `${name}.json`), 'utf8'),
  );
  return { name: `the theme’s ${name}`, source, data };
}

const products = Array.from({ length: 60 }, (_, index) => ({
  title: `Dress number ${index} in silk & linen`,
  handle: `dress-${index}`,
  price: 12_000 + index * 250,
  available: index % 7 !== 0,
  tags: ['silk', 'new', index % 2 ? 'long' : 'short'],
  variants: Array.from({ length: 12 }, (_, size) => ({
    id: index * 100 + size,
    title: `Size ${size}`,
    stock: size % 4,
  })),
}));

const DEPTH = 14;
const deepIf = `${Array.from({ length: DEPTH }, (_, level) => `{% if product.price > ${level * 100} and product.available %}${level}`).join('')}end${Array.from(
  { length: DEPTH },
  (_, level) => `{% elsif product.handle contains 'dress-${level}' %}other{% else %}none{% endif %}`,
).join('')}`;

const text = 'The bias cut lets the silk fall close without holding. '.repeat(400);

const STYLES: BenchTemplate[] = [
  {
    name: 'long loops',
    source: `{% for product in products %}<ul id="{{ product.handle }}" class="{% cycle 'odd', 'even' %}">{% for variant in product.variants %}<li value="{{ forloop.index }}/{{ forloop.length }}">{{ variant.title }}: {{ variant.stock }}{% unless forloop.last %},{% endunless %}</li>{% endfor %}</ul>{% endfor %}`,
    data: { products },
  },
  {
    name: 'deep if',
    source: `{% for product in products %}${deepIf}{% endfor %}`,
    data: { products },
  },
  {
    name: 'filter chains',
    source: `{% for product in products %}{{ product.title | upcase | replace: 'SILK', 'wool' | split: ' ' | reverse | join: '-' | append: '!' | truncate: 40 | escape }} {{ product.price | times: 3 | divided_by: 7 | plus: 1 | modulo: 50 | at_least: 5 }} {{ product.tags | sort | uniq | first | capitalize | prepend: '#' }}{% endfor %}`,
    data: { products },
  },
  {
    name: 'many renders',
    source: `{% for product in products %}{% render 'card', product: product, position: forloop.index %}{% endfor %}{% for product in products %}{% render 'card', product: product %}{% endfor %}`,
    data: { products },
  },
  {
    name: 'big strings',
    source: `{% capture long %}{% for i in (1..20) %}{{ text }}{% endfor %}{% endcapture %}{{ long | size }}{{ long }}${text}{{ long | append: text }}`,
    data: { text },
  },
];

export const SNIPPETS: Readonly<Record<string, string>> = {
  card: `<a href="/products/{{ product.handle }}">{% if product.available %}{{ product.title | escape }}{% else %}<s>{{ product.title | escape }}</s>{% endif %} {{ product.price | money }}{% if position %} ({{ position }}){% endif %}</a>`,
};

/** Three sections of this theme, and five templates of other styles. */
export const benchTemplates = (): BenchTemplate[] => [...['product', 'collection', 'header'].map(section), ...STYLES];
