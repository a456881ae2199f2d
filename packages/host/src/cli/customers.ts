import path from 'node:path';
import { terminalText } from '@vitrine/contract/text/terminal-text.ts';
import { mailFiles } from '../mail/mail-files.ts';
import { readRegularFile } from '../regular-file.ts';
import { countPerson, type Erased, erasePerson } from '../shop/personal/erase-person.ts';
import { exportPerson } from '../shop/personal/export-person.ts';
import { mentionsAddress } from '../shop/personal/mentions-address.ts';
import { unsentOrders } from '../shop/personal/unsent-orders.ts';
import type { Store } from '../store/open.ts';
import { rewriteDatabase } from '../store/rewrite-database.ts';
import { openExisting } from './open-existing.ts';
import { openFiles } from './open-files.ts';
import type { Settings } from './settings.ts';

/** `vitrine customers export EMAIL` and `customers erase EMAIL --yes`. */
export async function customersCommand(settings: Settings): Promise<number> {
  const [action, typed = ''] = settings.rest;
  const email = typed.trim().toLowerCase();
  const store = await openExisting(settings);
  try {
    return action === 'export' ? await exportAs(store, email) : await erase(store, email, settings);
  } finally {
    await store.close();
  }
}

async function exportAs(store: Store, email: string): Promise<number> {
  const person = await exportPerson(store, email);
  if (person === null) return nothing(email);
  // Terminal control characters are escaped as in JSON.
  const text = JSON.stringify({ email, ...person }, null, 2);
  console.log(text.replace(/[\u007f-\u009f\u2028\u2029]|\p{Cf}/gu, escaped));
  return 0;
}

const escaped = (char: string): string =>
  [...Array(char.length).keys()].map((at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, '0')}`).join('');

function nothing(email: string): number {
  console.error(terminalText(`The shop has nothing about ${email}.`));
  return 1;
}

async function erase(store: Store, email: string, settings: Settings): Promise<number> {
  const { yes, dataDir, shopDir } = settings;
  const unsent = await unsentOrders(store, email);
  if (!yes) {
    const person = await countPerson(store, email);
    if (person.length === 0) return nothing(email);
    print(person);
    if (unsent.length > 0) console.log(`Not sent yet, and without an address afterwards: ${unsent.join(', ')}.`);
    console.log('Nothing was changed. With --yes it cannot be undone.');
    return 1;
  }
  const done = await erasePerson(store, email);
  const fileStore = await openFiles(settings, (line) => console.error(line));
  const files = await mailFiles(dataDir, fileStore).erase(email);
  fileStore?.close();
  print(done);
  if (files > 0) console.log(`outbox: ${files} ${files === 1 ? 'file' : 'files'} removed`);
  if (done.length === 0 && files === 0) console.log(terminalText(`The shop has nothing about ${email}.`));
  for (const name of ['customers.json', 'orders.json']) {
    const text = await readRegularFile(path.join(shopDir, name)).catch(() => '');
    if (mentionsAddress(text, email))
      console.log(`${name} of the shop folder names this address too: take it out, or the next import brings it back.`);
  }
  return (await rewritten(settings)) ? 0 : 1;
}

/** Clears what was erased out of the database's files, and reports where it cannot. */
async function rewritten({ database, dataDir }: Settings): Promise<boolean> {
  try {
    if (database === undefined) {
      rewriteDatabase(dataDir);
      return true;
    }
    const { clearErased } = await import('../store/postgres/clear-erased.ts');
    const { large, heldBy } = await clearErased(database);
    if (large.length > 0)
      console.log(
        `Bytes of it may stay in the free space of ${large.join(', ')}. "VACUUM FULL ${large.join(', ')}" clears it, in a quiet hour: nobody can read them meanwhile.`,
      );
    if (heldBy === null) return true;
    console.error(
      terminalText(
        `What was erased stays in the files until ${heldBy} ends a transaction that began before: run this again then.`,
      ),
    );
    return false;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(
      terminalText(`${reason} What was erased is out of the shop, and may leave traces in its files: run this again.`),
    );
    return false;
  }
}

function print(erased: readonly Erased[]): void {
  for (const { table, rows, isGone } of erased)
    console.log(`${table}: ${rows} ${rows === 1 ? 'row' : 'rows'} ${isGone ? 'removed' : 'kept without the person'}`);
}
