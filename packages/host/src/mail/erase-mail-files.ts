import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { mentionsAddress } from '../shop/personal/mentions-address.ts';

/** Whether a mail, as it is sent, is to an address or mentions it. */
export function mailMentions(mail: string, email: string): boolean {
  // Long lines of a mail are folded: `=` at the end of a text's, white space at the beginning of a header's.
  const unfolded = mail.replace(/=\r?\n|\r?\n(?=[ \t])/g, '');
  return mentionsAddress(unfolded, email.trim().toLowerCase());
}

/** Removes the mails of an outbox that are to an address or mention it. Returns how many went; nothing where there is no outbox. */
export async function eraseMailFiles(outboxDir: string, email: string): Promise<number> {
  let gone = 0;
  for (const name of await readdir(outboxDir).catch(() => [])) {
    const file = path.join(outboxDir, name);
    if (!mailMentions(await readFile(file, 'utf8').catch(() => ''), email)) continue;
    await rm(file, { force: true });
    gone += 1;
  }
  return gone;
}
