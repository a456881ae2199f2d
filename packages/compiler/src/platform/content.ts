import type { ImageObject } from './media.ts';
import type { Metafields } from './metafields.ts';

/** Pages, blogs and menus (platform contract, appendix C). Dates are text for `date(x, format)`. */
export interface PageObject {
  id: number;
  handle: string;
  title: string;
  /** HTML. */
  content: string;
  author: string;
  url: string;
  template_suffix: string | null;
  published_at: string;
  metafields: Metafields;
}

export interface BlogObject {
  id: number;
  handle: string;
  title: string;
  url: string;
  articles: ArticleObject[];
  articles_count: number;
  all_tags: string[];
  tags: string[];
  'comments_enabled?': boolean;
  'moderated?': boolean;
  /** Beside the article of the page; null at the ends, and on other pages. */
  next_article: ArticleObject | null;
  previous_article: ArticleObject | null;
  template_suffix: string | null;
  metafields: Metafields;
}

export interface ArticleObject {
  id: string;
  handle: string;
  title: string;
  url: string;
  author: string;
  content: string;
  excerpt: string;
  excerpt_or_content: string;
  image: ImageObject | null;
  tags: string[];
  published_at: string;
  created_at: string;
  template_suffix: string | null;
  comments: CommentObject[];
  comments_count: number;
  'comments_enabled?': boolean;
  'moderated?': boolean;
  comment_post_url: string;
  user: { name: string; first_name: string; last_name: string; bio: string; image: ImageObject | null };
  metafields: Metafields;
}

export interface CommentObject {
  id: number;
  author: string;
  email: string;
  content: string;
  status: string;
  created_at: string;
  updated_at: string;
  url: string;
}

export interface LinkObject {
  title: string;
  url: string;
  handle: string;
  /** e.g. `collection_link`, `http_link`. */
  type: string;
  active: boolean;
  current: boolean;
  child_active: boolean;
  child_current: boolean;
  levels: number;
  links: LinkObject[];
  /** The collection, product, page … the link leads to, by `type`. */
  object: unknown;
}

export interface LinklistObject {
  handle: string;
  title: string;
  levels: number;
  links: LinkObject[];
}

export interface PolicyObject {
  id: string;
  title: string;
  /** HTML. */
  body: string;
  url: string;
}
