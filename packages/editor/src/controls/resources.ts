import type {
  DynamicSource,
  FileDescription,
  Resource,
  ResourceKind,
  Resources,
} from '@vitrine/contract/editor/calls.ts';
import { createContext } from 'react';

/** What was asked for, or why not: a sentence for the merchant, empty where the host gave none. */
export type Fetched<T> = { ok: true; value: T } | { ok: false; sentence: string };

export interface ResourceQuery {
  /** Words of the title. */
  q?: string;
  /** `next` of the page before. */
  after?: string;
  /** Of metaobjects. */
  type?: string;
}

/** What a setting can show of the resource of its page. */
export interface SourceQuery {
  /** What the page is about: `product`, `metaobject:look`, `none`. */
  owner: string;
  /** Of the setting. */
  type: string;
  metaobjectType?: string;
}

/** Where controls find what the shop has. Only an aborted call rejects. */
export interface ResourceSource {
  /** 30 at a time, by title. */
  list(kind: ResourceKind, query: ResourceQuery, signal?: AbortSignal): Promise<Fetched<Resources>>;
  /** Those of the stored values that exist, in that order. `type`: of metaobjects. */
  byValues(
    kind: ResourceKind,
    values: readonly string[],
    type?: string,
    signal?: AbortSignal,
  ): Promise<Fetched<readonly Resource[]>>;
  /** Adds a file to the shop. `onProgress` gets the share that is sent, 0 to 1. */
  upload(file: File, onProgress: (share: number) => void, signal?: AbortSignal): Promise<Fetched<Resource>>;
  /** Changes what is said of a picture. `name` is its file name: `hero.webp`. */
  describe(name: string, description: FileDescription): Promise<Fetched<Resource>>;
  dynamicSources(query: SourceQuery, signal?: AbortSignal): Promise<Fetched<readonly DynamicSource[]>>;
}

const notThere = async () => ({ ok: false, sentence: '' }) as const;

/** The shop's resources for the controls below. Without a provider nothing can be loaded, and pickers say so. */
export const ResourceContext = createContext<ResourceSource>({
  list: notThere,
  byValues: notThere,
  upload: notThere,
  describe: notThere,
  dynamicSources: notThere,
});
