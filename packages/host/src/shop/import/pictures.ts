import { MISSING_PICTURE } from '../../images/missing-picture.ts';
import type { FileImage } from '../types.ts';
import type { ShopFile } from './read-files.ts';
import type { Reporter } from './report.ts';

/** File name of a picture column: an address of any host, or a bare name. */
export function fileNameOf(source: string): string {
  const path = source.split(/[?#]/, 1)[0] ?? source;
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export interface Pictures {
  /**
   * The picture of a column. What is not among the files is reported once for each place: a picture that lies elsewhere becomes a placeholder, a
   * bare name null.
   */
  find(source: string, alt: string, where: { file: string; line: number }): FileImage | null;
  has(name: string): boolean;
  version(name: string): string;
}

export function createPictures(files: ReadonlyMap<string, ShopFile>, report: Reporter): Pictures {
  return {
    has: (name) => files.has(name),
    version: (name) => files.get(name)?.version ?? '',
    find(source, alt, where) {
      const name = fileNameOf(source);
      const file = files.get(name);
      if (!file) {
        const isElsewhere = /^https?:\/\//i.test(source);
        const instead = isElsewhere ? ': a placeholder stands for it' : '';
        report.warn(where.file, where.line, `The picture "${name}" is not in files/${instead}.`);
        return isElsewhere ? { name, alt, ...MISSING_PICTURE } : null;
      }
      const { width, height, version, focal_x, focal_y } = file;
      return { name, alt: alt === '' ? file.alt : alt, width, height, version, focalPoint: { x: focal_x, y: focal_y } };
    },
  };
}
