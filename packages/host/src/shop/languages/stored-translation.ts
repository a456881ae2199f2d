import type { Kysely } from 'kysely';
import { fromJson, toJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import { startsWith } from '../../store/sql/starts-with.ts';
import type { Tx } from '../../store/writer.ts';
import type { Translation } from './translations.ts';

const KEY = 'translation:';

/** The shop's texts in a language, or null where the merchant wrote none. */
export async function storedTranslation(db: Kysely<Database>, locale: string): Promise<Translation | null> {
  const row = await db
    .selectFrom('meta')
    .where('key', '=', KEY + locale.toLowerCase())
    .select('value')
    .executeTakeFirst();
  return row ? fromJson<Translation>(row.value) : null;
}

/** All of them, by language. */
export async function storedTranslations(db: Kysely<Database>): Promise<Map<string, Translation>> {
  const rows = await db
    .selectFrom('meta')
    .where((eb) => startsWith(eb.ref('key'), KEY))
    .select(['key', 'value'])
    .execute();
  return new Map(rows.map((row) => [row.key.slice(KEY.length), fromJson<Translation>(row.value)]));
}

/** Replaces all translations by these, by language. */
export async function writeTranslations(tx: Tx, translations: Readonly<Record<string, Translation>>): Promise<void> {
  await tx
    .deleteFrom('meta')
    .where((eb) => startsWith(eb.ref('key'), KEY))
    .execute();
  for (const [locale, translation] of Object.entries(translations)) {
    await tx
      .insertInto('meta')
      .values({ key: KEY + locale.toLowerCase(), value: toJson(translation) })
      .execute();
  }
}
