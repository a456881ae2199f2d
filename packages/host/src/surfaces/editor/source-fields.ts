import type { MetafieldOwner } from '../../shop/resources/metafields.ts';
import type { EditorLanguage } from './editor-language.ts';
import type { SourceKind } from './source-kinds.ts';

/** A field that every resource of a kind has. */
interface SourceField {
  /** `product.title`. */
  path: string;
  kind: SourceKind;
  label: Readonly<Record<EditorLanguage, string>>;
}

const field = (path: string, kind: SourceKind, en: string, fr: string): SourceField => ({
  path,
  kind,
  label: { en, fr },
});

/** Fields of the resource that a template is about, the resource itself first. */
export const SOURCE_FIELDS: Readonly<Record<MetafieldOwner, readonly SourceField[]>> = {
  product: [
    field('product', 'product', 'Product', 'Produit'),
    field('product.title', 'line', 'Title', 'Titre'),
    field('product.vendor', 'line', 'Vendor', 'Fournisseur'),
    field('product.type', 'line', 'Type', 'Type'),
    field('product.description', 'html', 'Description', 'Description'),
    field('product.featured_image', 'image', 'Featured image', 'Image principale'),
    field('product.url', 'url', 'Address', 'Adresse'),
  ],
  collection: [
    field('collection', 'collection', 'Collection', 'Collection'),
    field('collection.title', 'line', 'Title', 'Titre'),
    field('collection.description', 'html', 'Description', 'Description'),
    field('collection.image', 'image', 'Image', 'Image'),
    field('collection.url', 'url', 'Address', 'Adresse'),
  ],
  page: [
    field('page', 'page', 'Page', 'Page'),
    field('page.title', 'line', 'Title', 'Titre'),
    field('page.content', 'html', 'Content', 'Contenu'),
    field('page.url', 'url', 'Address', 'Adresse'),
  ],
  blog: [
    field('blog', 'blog', 'Blog', 'Blog'),
    field('blog.title', 'line', 'Title', 'Titre'),
    field('blog.url', 'url', 'Address', 'Adresse'),
  ],
  article: [
    field('article', 'article', 'Article', 'Article'),
    field('article.title', 'line', 'Title', 'Titre'),
    field('article.author', 'line', 'Author', 'Auteur'),
    field('article.excerpt', 'html', 'Excerpt', 'Extrait'),
    field('article.content', 'html', 'Content', 'Contenu'),
    field('article.image', 'image', 'Image', 'Image'),
    field('article.url', 'url', 'Address', 'Adresse'),
  ],
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of the groups of sources: the resource, its metafields, the theme. */
export const SOURCE_GROUPS: Readonly<
  Record<
    EditorLanguage,
    { metafields(owner: MetafieldOwner): string; metaobject: string; address: string; theme: string }
  >
> = {
  en: {
    metafields: (owner) => `${capital(owner)} metafields`,
    metaobject: 'Metaobject',
    address: 'Address',
    theme: 'Theme settings',
  },
  fr: {
    metafields: (owner) => `Champs méta : ${SOURCE_FIELDS[owner][0]?.label.fr.toLowerCase() ?? owner}`,
    metaobject: 'Méta-objet',
    address: 'Adresse',
    theme: 'Réglages du thème',
  },
};
