import type { FileStore } from '../file-store/file-store.ts';
import type { Settings } from './settings.ts';

/** The object store that the settings name (`--files`); undefined where files are on this machine's disk. Its client is loaded only then. */
export async function openFiles(
  { files }: Pick<Settings, 'files'>,
  report: (line: string) => void,
): Promise<FileStore | undefined> {
  if (files === undefined) return undefined;
  const { openS3 } = await import('../file-store/open-s3.ts');
  return openS3({ ...files, env: process.env, report });
}
