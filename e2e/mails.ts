import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from './test.ts';

const outbox = () => join(process.env.VITRINE_E2E_DATA ?? '', 'outbox');

/** The path of the link that contains `part`, in the newest mail to `address`. Polls, because mails are sent after the response. */
export async function linkTo(address: string, part: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const names = (await readdir(outbox())).filter((name) => name.endsWith('.eml')).sort();
    for (const name of names.toReversed()) {
      const mail = (await readFile(join(outbox(), name), 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
      link = mail.includes(`To: ${address}`) ? new RegExp(`${part}[\\w/-]+`).exec(mail)?.[0] : undefined;
      if (link !== undefined) break;
    }
    expect(link, `a mail to ${address} with a link to ${part}`).toBeDefined();
  }).toPass();
  return link ?? '';
}
