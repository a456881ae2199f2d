import type { Resource, ResourceKind } from '@vitrine/contract/editor/calls.ts';
import { formatMoney } from '@vitrine/liquid/platform/money.ts';
import { articleUrl, blogUrl, collectionUrl, fileUrl, metaobjectUrl, pageUrl, productUrl } from '../../objects/urls.ts';
import { listCollections } from '../../shop/resources/collections.ts';
import { listArticles, listBlogs, listMenus, listPages } from '../../shop/resources/content.ts';
import { listCustomers } from '../../shop/resources/customers.ts';
import { type ListedFile, listFiles } from '../../shop/resources/files.ts';
import type { Entry, Listed, ListQuery } from '../../shop/resources/list-of.ts';
import { listMetaobjects } from '../../shop/resources/metaobjects.ts';
import { type ListedProduct, listProducts } from '../../shop/resources/products.ts';
import { listFonts } from './list-fonts.ts';
import type { ResourceContext } from './resource-context.ts';
import { RESOURCE_TEXTS } from './resource-texts.ts';

/** px: three times the pickers' own width; shops' lists ask for it too, so that it is often made already. */
const PICTURE_WIDTH = 240;

/** Paths begin at the shop's root, without a language's prefix. */
const BASE = { host: '', rootUrl: '/', timezone: 'UTC' };

const smallPicture = (file: { name: string; version: string }): string => {
  const url = fileUrl(BASE, file.name, file.version);
  return `${url}${url.includes('?') ? '&' : '?'}width=${PICTURE_WIDTH}`;
};

/** The parts of a second line that there are. */
const line = (...parts: (string | false)[]): { detail?: string } => {
  const detail = parts.filter((part) => part !== false && part !== '').join(' · ');
  return detail === '' ? {} : { detail };
};

const picture = (image: { name: string; version: string } | null) => (image ? { picture: smallPicture(image) } : {});

function mapped<T extends Entry>(listed: Listed<T>, more: (entry: T) => Omit<Resource, 'value' | 'title'>) {
  return {
    ...listed,
    items: listed.items.map((entry): Resource => ({ value: entry.value, title: entry.title, ...more(entry) })),
  };
}

type List = (context: ResourceContext, query: ListQuery, type: string | null) => Promise<Listed<Resource>>;

const product: List = async ({ store, shop, language }, query) => {
  const money = (cents: number) => formatMoney(cents, shop.moneyFormat);
  const texts = RESOURCE_TEXTS[language];
  const priceOf = ({ priceMin, priceMax }: ListedProduct) =>
    priceMin === priceMax ? money(priceMin) : `${money(priceMin)} – ${money(priceMax)}`;
  return mapped(await listProducts(store, query), (entry) => ({
    ...line(priceOf(entry), entry.status !== 'active' && texts[entry.status]),
    ...picture(entry.image),
    ...(entry.isPublished ? { path: productUrl(BASE, entry.value) } : {}),
  }));
};

const collection: List = async ({ store, language }, query) =>
  mapped(await listCollections(store, query), ({ value, products, image }) => ({
    ...line(RESOURCE_TEXTS[language].products(products)),
    ...picture(image),
    path: collectionUrl(BASE, value),
  }));

const page: List = async ({ store }, query) =>
  mapped(await listPages(store, query), ({ value }) => {
    const path = pageUrl(BASE, value);
    return { detail: path, path };
  });

const blog: List = async ({ store, language }, query) =>
  mapped(await listBlogs(store, query), ({ value, articles }) => ({
    ...line(RESOURCE_TEXTS[language].articles(articles)),
    path: blogUrl(BASE, value),
  }));

const article: List = async ({ store, language, now }, query) =>
  mapped(await listArticles(store, query), ({ value, blog: title, publishedAt, image }) => {
    const isScheduled = Date.parse(publishedAt) > now;
    const [of = '', handle = ''] = value.split('/');
    return {
      ...line(title, isScheduled && RESOURCE_TEXTS[language].scheduled),
      ...picture(image),
      ...(isScheduled ? {} : { path: articleUrl(BASE, of, handle) }),
    };
  });

const menu: List = async ({ store }, query) =>
  mapped(await listMenus(store, query), ({ links }) => line(links.join(', ')));

const metaobject: List = async ({ store, theme }, query, type) =>
  mapped(await listMetaobjects(store, type, query), (entry) => ({
    ...line(entry.handle),
    ...picture(entry.image),
    // Only what the theme has a template for has a page.
    ...(theme.templates.has(`metaobject/${entry.type}`) ? { path: metaobjectUrl(BASE, entry.type, entry.handle) } : {}),
  }));

const files =
  (kind: 'picture' | 'video', more: (file: ListedFile) => Partial<Resource>): List =>
  async ({ store, language }, query) =>
    mapped(await listFiles(store, kind, query), (file) => ({
      ...line(file.width > 0 && `${file.width} × ${file.height}`, RESOURCE_TEXTS[language].size(file.size)),
      ...more(file),
    }));

const LISTS: Readonly<Record<ResourceKind, List>> = {
  product,
  collection,
  page,
  blog,
  article,
  menu,
  metaobject,
  picture: files('picture', ({ name, version, width, height, alt, focalPoint }) => ({
    picture: smallPicture({ name, version }),
    width,
    height,
    alt,
    focalPoint,
  })),
  video: files('video', () => ({})),
  font: async ({ language }, query) => listFonts(query, language),
  customer: async ({ store }, query) =>
    mapped(await listCustomers(store, query), ({ title, email }) => line(email !== title && email)),
};

/** Resources of a kind as settings store them; `type` is the type of metaobjects. */
export const listResources = (
  kind: ResourceKind,
  context: ResourceContext,
  query: ListQuery,
  type: string | null,
): Promise<Listed<Resource>> => LISTS[kind](context, query, type);
