import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { mentionsAddress } from '../shop/personal/mentions-address.ts';

/** Removes the mails of an outbox that are to an address or mention it. Returns how many went; nothing where there is no outbox. */
export async function eraseMailFiles(outboxDir: string, email: string): Promise<number> {
  const address = email.trim().toLowerCase();
  let gone = 0;
  for (const name of await readdir(outboxDir).catch(() => [])) {
    const file = path.join(outboxDir, name);
    const text = await readFile(file, 'utf8').catch(() => '');
    // Long lines of a mail are folded: `=` at the end of a text's, white space at the beginning of a header's.
    const unfolded = text.replace(/=\r?\n|\r?\n(?=[ \t])/g, '');
    if (!mentionsAddress(unfolded, address)) continue;
    await rm(file, { force: true });
    gone += 1;
  }
  return gone;
}
