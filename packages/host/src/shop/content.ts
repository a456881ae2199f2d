import type { Store } from '../store/open.ts';
import type { Result } from './result.ts';
import type { Article, Blog, Comment, FileImage, Id, Location, Menu, Metaobject, Page, Policy, Shop } from './types.ts';

const later = (): never => {
  throw new Error('The content is being built.');
};

export async function shop(_store: Store): Promise<Shop> {
  return later();
}
export async function locations(_store: Store): Promise<Location[]> {
  return later();
}
export async function policies(_store: Store): Promise<Policy[]> {
  return later();
}
export async function menusByHandles(_store: Store, _handles: readonly string[]): Promise<Map<string, Menu>> {
  return later();
}
export async function pagesByHandles(_store: Store, _handles: readonly string[]): Promise<Map<string, Page>> {
  return later();
}
export async function pagesByIds(_store: Store, _ids: readonly Id[]): Promise<Map<Id, Page>> {
  return later();
}
/** Handles of every page, for the sitemap. */
export async function pageHandles(_store: Store): Promise<string[]> {
  return later();
}
export async function blogsByHandles(_store: Store, _handles: readonly string[]): Promise<Map<string, Blog>> {
  return later();
}
export async function blogHandles(_store: Store): Promise<string[]> {
  return later();
}
/** By `blog-handle/article-handle`. */
export async function articlesByHandles(_store: Store, _handles: readonly string[]): Promise<Map<string, Article>> {
  return later();
}
export async function articlesByIds(_store: Store, _ids: readonly Id[]): Promise<Map<Id, Article>> {
  return later();
}
/** Every entry of each type, in the merchant's order. */
export async function metaobjectsByType(_store: Store, _types: readonly string[]): Promise<Map<string, Metaobject[]>> {
  return later();
}
export async function filesByNames(_store: Store, _names: readonly string[]): Promise<Map<string, FileImage>> {
  return later();
}

export interface CommentInput {
  author: string;
  email: string;
  body: string;
}
/** Field errors by name (`author`, `email`, `body`): `blank`, `invalid`, `too_long`. */
export type CommentErrors = { kind: 'closed' } | { kind: 'fields'; fields: Record<string, 'blank' | 'invalid' | 'too_long'> };

/** Adds a comment, waiting for approval where the blog is moderated. */
export async function addComment(_store: Store, _articleId: Id, _input: CommentInput): Promise<Result<Comment, CommentErrors>> {
  return later();
}
