import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A mail in the file outbox. */
export interface Mail {
  to: string;
  subject: string;
  /** All its parts, decoded as far as links need it. */
  text: string;
}

/** Mails that were read before, by file: a file of the outbox appears whole. */
const read = new Map<string, Mail>();

/** A data folder, or those of several nodes. */
export type DataFolders = string | readonly string[];

/** Each whole mail once: its file, by its name, and in how many of the folders it is. What is sent again has the same name. */
export async function mailFiles(data: DataFolders): Promise<Map<string, { file: string; folders: number }>> {
  const files = new Map<string, { file: string; folders: number }>();
  for (const folder of [data].flat()) {
    const dir = path.join(folder, 'outbox');
    for (const name of await readdir(dir).catch(() => [])) {
      if (!name.endsWith('.eml')) continue;
      const known = files.get(name);
      files.set(name, { file: path.join(dir, name), folders: 1 + (known?.folders ?? 0) });
    }
  }
  return files;
}

/** All whole mails below data folders. */
export async function readOutbox(data: DataFolders): Promise<Mail[]> {
  const mails: Mail[] = [];
  for (const { file } of (await mailFiles(data)).values()) {
    const known = read.get(file);
    if (known) {
      mails.push(known);
      continue;
    }
    const source = await readFile(file, 'latin1').catch(() => '');
    const [head = ''] = source.split('\r\n\r\n');
    const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
    const header = (field: string) =>
      lines.find((line) => line.toLowerCase().startsWith(`${field}: `))?.slice(field.length + 2) ?? '';
    const mail = {
      to: /[^\s<>]+@[^\s<>]+/.exec(header('to'))?.[0] ?? '',
      subject: header('subject'),
      text: readable(source),
    };
    if (source !== '') read.set(file, mail);
    mails.push(mail);
  }
  return mails;
}

/** How often each key is there. */
export function countBy<T>(list: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

/** Waits until `isThere` holds of the outbox, or `patience` ms have passed; resolves to what is there then. */
export async function outboxWhen(
  data: DataFolders,
  isThere: (mails: Mail[]) => boolean,
  patience: number,
): Promise<Mail[]> {
  const deadline = performance.now() + patience;
  for (;;) {
    const mails = await readOutbox(data);
    if (isThere(mails) || performance.now() > deadline) return mails;
    await wait(100);
  }
}

/** Soft line breaks and escapes of quoted-printable taken out, base64 parts decoded. */
function readable(source: string): string {
  const plain = source
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  const coded = [...source.matchAll(/base64\r\n(?:[^\r\n]+\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/g)].map(([, text = '']) =>
    Buffer.from(text, 'base64').toString('utf8'),
  );
  return [plain, ...coded].join('\n');
}
