import { randomBytes } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { composeMail } from './compose.ts';
import type { MailSender, StoredMail } from './message.ts';
import type { MailTransport } from './transport.ts';

/** ms. What a killed process left half written is younger than this while it is being written. */
const UNFINISHED = 3_600_000;

/**
 * A folder of `.eml` files, which their owner alone may read, for a shop without a mail server. A file appears whole and is on disk
 * when `send` resolves; sent again, a mail is the same file.
 */
export function openOutbox(dir: string, sender: () => MailSender): MailTransport {
  const fileOf = (name: string) => path.join(dir, `${name}.eml`);
  return {
    async send(mail: StoredMail) {
      const bytes = await composeMail(mail, sender());
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await chmod(dir, 0o700);
      const unfinished = path.join(dir, `${mail.name}.${randomBytes(6).toString('hex')}.part`);
      const handle = await open(unfinished, 'w', 0o600);
      try {
        try {
          await handle.chmod(0o600);
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(unfinished, fileOf(mail.name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncFolder(dir);
    },
    async withdraw(name) {
      await rm(fileOf(name), { force: true });
    },
    async close() {},
  };
}

/** Without it a power failure could lose the name of a file whose content is on disk. Windows has no such call. */
async function syncFolder(dir: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(dir, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Deletes files older than `lifetimeMs`, and unfinished ones. Returns how many. */
export async function sweepOutbox(dir: string, lifetimeMs: number, now: Date): Promise<number> {
  let gone = 0;
  for (const name of await readdir(dir).catch(() => [])) {
    const limit = name.endsWith('.eml') ? lifetimeMs : name.endsWith('.part') ? UNFINISHED : Number.POSITIVE_INFINITY;
    const file = path.join(dir, name);
    const age = now.getTime() - ((await stat(file).catch(() => null))?.mtimeMs ?? now.getTime());
    if (age <= limit) continue;
    await rm(file, { force: true });
    gone += 1;
  }
  return gone;
}
