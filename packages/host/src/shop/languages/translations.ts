/** What the merchant wrote in another language, put in the place of the shop's own texts. Anything not translated stays as it is. */
import { z } from 'zod';
import type { Collection, Facet, Product } from '../catalogue/types-products.ts';
import type { Article, Blog, Menu, MenuLink, Metaobject, Page, Policy } from '../content/types-content.ts';
import type { Shop } from '../markets/types-shop.ts';
import { SynonymsFormat } from '../search/synonyms.ts';
import type { FileImage, Metafield } from '../types.ts';

const text = z.string().min(1).optional();
const seo = { seoTitle: text, seoDescription: text };
const named = <Shape extends z.ZodRawShape>(shape: Shape) => z.record(z.string(), z.object(shape)).default({});

/** `translations/{locale}.json`. Keys are handles; of articles `blog/handle`, of metaobjects `type/handle`. */
export const TranslationFormat = z.object({
  shop: z.object({ description: text, slogan: text }).default({}),
  products: named({
    title: text,
    description: text,
    ...seo,
    metafields: z.record(z.string(), z.string()).default({}),
  }),
  /** `{ "Size": { "name": "Taille", "values": { "Small": "Petit" } } }`, wherever the option is used. */
  options: named({ name: text, values: z.record(z.string(), z.string()).default({}) }),
  /** Metafields of variants by what they are in the shop's own language. */
  variantTexts: z.record(z.string(), z.string()).default({}),
  /** Product types by what they are in the shop's own language. */
  types: z.record(z.string(), z.string()).default({}),
  /** Alternative texts of pictures and videos by what they are in the shop's own language. */
  alts: z.record(z.string(), z.string()).default({}),
  /** Names of filters by parameter: `{ "filter.v.price": "Prix" }`. */
  filters: z.record(z.string(), z.string()).default({}),
  /** What shoppers of the language call things. */
  search: SynonymsFormat.default({ synonyms: [], oneWaySynonyms: {} }),
  collections: named({
    title: text,
    description: text,
    ...seo,
    metafields: z.record(z.string(), z.string()).default({}),
  }),
  pages: named({ title: text, content: text, ...seo }),
  blogs: named({ title: text, ...seo }),
  articles: named({ title: text, content: text, excerpt: text, ...seo }),
  policies: named({ title: text, body: text }),
  /** Titles of shipping rates by what they are in the shop's own language. */
  shippingRates: z.record(z.string(), z.string()).default({}),
  /** By the title of a link, in any menu. */
  links: z.record(z.string(), z.string()).default({}),
  metaobjects: z.record(z.string(), z.record(z.string(), z.string())).default({}),
  /** Texts of the theme's settings, sections and blocks, by what they are in the shop's own language. */
  theme: z.record(z.string(), z.string()).default({}),
});
export type Translation = z.infer<typeof TranslationFormat>;

/** `row` with the present fields of `texts`. SEO texts in the shop's own language give way to a translated title or text. */
function withTexts<Row extends object>(
  row: Row,
  texts: { [Key in keyof Row]?: Row[Key] | undefined } | undefined,
): Row {
  if (!texts) return row;
  const known = new Map(Object.entries(texts).filter(([, value]) => value !== undefined));
  if (known.size === 0) return row;
  for (const [seo, shown] of Object.entries(SHOWN_FOR)) {
    if (seo in row && !known.has(seo) && shown.some((name) => known.has(name))) known.set(seo, '');
  }
  return { ...row, ...Object.fromEntries(known) };
}

const SHOWN_FOR = { seoTitle: ['title'], seoDescription: ['description', 'content', 'excerpt'] };

function translateFields(fields: Metafield[], texts: Record<string, string>): Metafield[] {
  return fields.map((field) => {
    const value = texts[`${field.namespace}.${field.key}`];
    return value === undefined ? field : { ...field, value };
  });
}

/** A picture with a translated alternative text, else with the title of its subject. */
function described<Picture extends FileImage | null>(
  picture: Picture,
  { alts = {} }: Translation,
  titles: { own?: string; now?: string } = {},
): Picture {
  if (!picture) return picture;
  const alt = alts[picture.alt] ?? (picture.alt === titles.own ? titles.now : undefined);
  return alt ? { ...picture, alt } : picture;
}

function makeProduct(product: Product, translation: Translation): Product {
  const { metafields = {}, ...texts } = translation.products[product.handle] ?? {};
  const options = product.options.map((option) => {
    const own = translation.options[option.name];
    if (!own) return option;
    const values = option.values.map((value) => {
      const name = own.values[value.name] ?? value.name;
      return name === value.name ? value : { ...value, name, ownName: value.name };
    });
    return own.name === undefined ? { ...option, values } : { ...option, name: own.name, ownName: option.name, values };
  });
  const { types = {}, alts = {}, variantTexts = {} } = translation;
  const inOwnWords = (field: Metafield): Metafield => ({ ...field, value: variantTexts[field.value] ?? field.value });
  const inLanguage = (name: string, index: number) =>
    translation.options[product.options[index]?.name ?? '']?.values[name] ?? name;
  return {
    ...withTexts(product, texts),
    type: types[product.type] ?? product.type,
    options,
    media: product.media.map((media) => ({
      ...media,
      alt: alts[media.alt] ?? media.alt,
      preview: described(media.preview, translation),
    })),
    metafields: translateFields(product.metafields, metafields),
    variants: product.variants.map((variant) => {
      const chosen = variant.options.map(inLanguage);
      const isSame = chosen.every((name, index) => name === variant.options[index]);
      const named = isSame ? variant : { ...variant, options: chosen, title: chosen.join(' / ') };
      if (!variant.metafields.some(({ value }) => variantTexts[value])) return named;
      return { ...named, metafields: variant.metafields.map(inOwnWords) };
    }),
  };
}

const translatedProducts = new WeakMap<Product, WeakMap<Translation, Product>>();

/** A product in another language. The same product in the same translation is the same object. */
export function translateProduct(product: Product, translation: Translation | null): Product {
  if (!translation) return product;
  const known = translatedProducts.get(product)?.get(translation);
  if (known) return known;
  const translated = makeProduct(product, translation);
  const ofProduct = translatedProducts.get(product) ?? new WeakMap<Translation, Product>();
  translatedProducts.set(product, ofProduct.set(translation, translated));
  return translated;
}

const translateLink = (link: MenuLink, links: Record<string, string>): MenuLink => ({
  ...link,
  title: links[link.title] ?? link.title,
  links: link.links.map((below) => translateLink(below, links)),
});

/** The other texts of the shop, by what they are. */
export const translators = {
  shop: (row: Shop, { shop: { slogan, ...texts }, theme, shippingRates = {} }: Translation): Shop => ({
    ...withTexts(row, texts),
    brand: withTexts(row.brand, { slogan }),
    themeTexts: theme,
    shippingRates: row.shippingRates.map((rate) => ({ ...rate, title: shippingRates[rate.title] ?? rate.title })),
  }),
  collection: (row: Collection, translation: Translation): Collection => {
    const { metafields = {}, ...texts } = translation.collections[row.handle] ?? {};
    const withTranslation = withTexts(row, texts);
    return {
      ...withTranslation,
      image: described(row.image, translation, { own: row.title, now: withTranslation.title }),
      metafields: translateFields(row.metafields, metafields),
    };
  },
  page: (row: Page, { pages }: Translation): Page => withTexts(row, pages[row.handle]),
  blog: (row: Blog, { blogs }: Translation): Blog => withTexts(row, blogs[row.handle]),
  article: (row: Article, translation: Translation): Article => {
    const withTranslation = withTexts(row, translation.articles[`${row.blogHandle}/${row.handle}`]);
    return {
      ...withTranslation,
      image: described(row.image, translation, { own: row.title, now: withTranslation.title }),
    };
  },
  file: (row: FileImage, translation: Translation): FileImage => described(row, translation),
  policies: (rows: Policy[], { policies }: Translation): Policy[] =>
    rows.map((row) => withTexts(row, policies[row.handle])),
  menu: (row: Menu, { links }: Translation): Menu => ({
    ...row,
    links: row.links.map((link) => translateLink(link, links)),
  }),
  metaobjects: (rows: Metaobject[], { metaobjects }: Translation): Metaobject[] =>
    rows.map((row) => {
      const texts = metaobjects[`${row.type}/${row.handle}`];
      return texts
        ? { ...row, fields: row.fields.map((field) => ({ ...field, value: texts[field.key] ?? field.value })) }
        : row;
    }),
  /** Labels only: values are part of addresses and are the same in every language. */
  facets: (rows: Facet[], { filters, options, types = {} }: Translation): Facet[] =>
    rows.map((facet) => {
      const option = Object.entries(options).find(
        ([name]) => facet.param === `filter.v.option.${name.toLowerCase()}`,
      )?.[1];
      const labels = option?.values ?? (facet.param === 'filter.p.product_type' ? types : {});
      return {
        ...facet,
        label: filters[facet.param] ?? option?.name ?? facet.label,
        values: facet.values.map((value) => ({ ...value, label: labels[value.label] ?? value.label })),
      };
    }),
};
