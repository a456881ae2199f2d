/** What is read: menus, pages, blogs, metaobjects and policies. Units as in `types.ts`. */
import type { FileImage, Id, Metafield } from '../types.ts';

export type LinkType =
  | 'article_link'
  | 'blog_link'
  | 'catalog_link'
  | 'collection_link'
  | 'collections_link'
  | 'customer_account_page_link'
  | 'frontpage_link'
  | 'http_link'
  | 'metaobject_link'
  | 'page_link'
  | 'policy_link'
  | 'product_link'
  | 'search_link';

export interface MenuLink {
  title: string;
  url: string;
  type: LinkType;
  links: MenuLink[];
}

export interface Menu {
  handle: string;
  title: string;
  links: MenuLink[];
}

export interface Page {
  id: Id;
  handle: string;
  title: string;
  content: string;
  author: string;
  templateSuffix: string;
  publishedAt: string;
  updatedAt: string;
  seoTitle: string;
  seoDescription: string;
  metafields: Metafield[];
}

export interface Blog {
  id: Id;
  handle: string;
  title: string;
  templateSuffix: string;
  comments: 'no' | 'moderate' | 'yes';
  articleIds: Id[];
  allTags: string[];
  seoTitle: string;
  seoDescription: string;
  metafields: Metafield[];
}

export interface Comment {
  id: Id;
  author: string;
  email: string;
  content: string;
  status: 'pending' | 'published' | 'spam';
  createdAt: string;
}

export interface Article {
  id: Id;
  blogId: Id;
  blogHandle: string;
  handle: string;
  title: string;
  content: string;
  excerpt: string;
  author: string;
  image: FileImage | null;
  tags: string[];
  templateSuffix: string;
  publishedAt: string;
  createdAt: string;
  updatedAt: string;
  seoTitle: string;
  seoDescription: string;
  comments: Comment[];
  metafields: Metafield[];
}

export interface MetaobjectField {
  key: string;
  type: string;
  value: string;
}

export interface Metaobject {
  id: Id;
  type: string;
  handle: string;
  fields: MetaobjectField[];
}

export interface Policy {
  handle: string;
  title: string;
  body: string;
}
