/** The theme as a zip archive (deflate), with fixed dates so that equal themes give equal archives. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { merchantFiles } from './merchant-files.ts';
import { printThemeProblem, readThemeFiles } from './upload/theme-files.ts';
import { validateTheme } from './upload/validate.ts';

export type Zipped = { ok: true; value: { files: number; bytes: number } } | { ok: false; error: string };

/** 1 January 1980, the earliest date the format has. */
const DATE = 0x0021;

/**
 * @param without Paths of JSON templates that are not for merchants; what stands on them alone is left out too (`merchantFiles`). What is
 * put into the archive is a theme that the platform takes, or nothing is.
 */
export function zipTheme(theme: string, out: string, without: readonly string[] = []): Zipped {
  const all = readThemeFiles(theme);
  if (!all.has('layout/theme.liquid')) return { ok: false, error: `${theme} is not a theme: build it first` };
  const unknown = without.find((path) => !all.has(path));
  if (unknown !== undefined) return { ok: false, error: `${theme} has no ${unknown} to leave out` };
  const files = merchantFiles(all, without);
  const problems = validateTheme(files);
  if (problems.length > 0)
    return { ok: false, error: problems.map((problem) => printThemeProblem(problem, theme)).join('\n') };
  const archive = zip(
    [...files].map(([name, content]) => ({
      name,
      content: typeof content === 'string' ? Buffer.from(content) : content,
    })),
  );
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, archive);
  return { ok: true, value: { files: files.size, bytes: archive.length } };
}

export function zip(files: readonly { name: string; content: Uint8Array }[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of files) {
    const data = deflateRawSync(content, { level: 9 });
    const title = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    // Names are UTF-8.
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt16LE(DATE, 8);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, title, data]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, tail, title]));
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}
