import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';

/** Every mail to an address in a shop's outbox, oldest first, its soft line breaks taken out. */
export async function mailsTo(data: string, address: string): Promise<string[]> {
  const names = await readdir(join(data, 'outbox')).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(files.map((name) => readFile(join(data, 'outbox', name), 'utf8')));
  return mails
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${address}`));
}

/** The path of the link in the newest mail to `address` whose link has `part` in it: mails are written after the answer. */
export const linkTo = (data: string, address: string, part: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const links = (await mailsTo(data, address)).map((mail) => new RegExp(`${part}[\\w/-]+`).exec(mail)?.[0]);
      const link = links.findLast((found) => found !== undefined);
      if (link === undefined) throw new Error(`No mail to ${address} has a link to ${part}.`);
      return link;
    },
    { timeout: 10_000 },
  );
