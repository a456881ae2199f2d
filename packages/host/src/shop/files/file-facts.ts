import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { SourceFile } from '../../images/sources.ts';
import type { Store } from '../../store/open.ts';
import { contentVersionOf } from './content-version.ts';

/** A file as the disk has it now. */
export type FileNow = Pick<SourceFile, 'path' | 'size' | 'modified'>;

/** What the import has found of it; the version is that of its content (`contentVersion`). */
export type FileFacts = Required<Pick<SourceFile, 'version' | 'natural'>>;

export interface FileFactsReader {
  /** The facts of a file of the shop; null where it has changed since the import, or is new. */
  of(file: FileNow): Promise<FileFacts | null>;
  /** The version of its content, whether it was imported or not. Reads the file where it was not. */
  versionOf(file: FileNow): Promise<string>;
}

/** Files whose facts are remembered, and whose versions are. */
const REMEMBERED = 10_000;

const sameAs = (file: FileNow) => `${file.path}\n${file.size}\n${file.modified}`;

/**
 * Facts of files without opening them. Another node's copy of the shop's folder may have other times: then the content decides, once for each file.
 */
export function createFileFacts({ db }: Pick<Store, 'db'>): FileFactsReader {
  const known = new LRUCache<string, FileFacts>({ max: REMEMBERED });
  const versions = new LRUCache<string, Promise<string>>({ max: REMEMBERED });

  /** Requests at the same time read the file once. */
  function hashed(file: FileNow): Promise<string> {
    const key = sameAs(file);
    const version = versions.get(key) ?? contentVersionOf(file.path);
    versions.set(key, version);
    version.catch(() => versions.delete(key));
    return version;
  }

  async function look(file: FileNow): Promise<FileFacts | null> {
    const row = await db
      .selectFrom('files')
      .where('name', '=', path.basename(file.path))
      .where('size', '=', file.size)
      .select(['width', 'height', 'version', 'modified_ms'])
      .executeTakeFirst();
    if (!row) return null;
    const { width, height, version, modified_ms: modified } = row;
    return modified === file.modified || (await hashed(file)) === version
      ? { version, natural: { width, height } }
      : null;
  }

  async function of(file: FileNow): Promise<FileFacts | null> {
    const remembered = known.get(sameAs(file));
    if (remembered) return remembered;
    const facts = await look(file);
    // What is not imported yet may be in a moment.
    if (facts) known.set(sameAs(file), facts);
    return facts;
  }

  return { of, versionOf: async (file) => (await of(file))?.version ?? hashed(file) };
}
