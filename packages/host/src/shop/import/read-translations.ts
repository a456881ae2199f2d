import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Translation, TranslationFormat } from '../languages/translations.ts';
import { type NamedDocument, readDocuments } from './read-documents.ts';
import { readJson } from './read-json.ts';
import type { Reporter } from './report.ts';

/** What of a document is not empty, as its texts are called in a translation. */
function textsOf({ head, html }: NamedDocument) {
  const { title, excerpt, seoTitle, seoDescription } = head;
  const texts = { title, content: html, excerpt, seoTitle, seoDescription };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/**
 * The shop's translations by language: `translations/fr.json`, and the pages, policies and articles of `translations/fr/`, laid out as the
 * shop's own.
 */
export async function readTranslations(
  shopDir: string,
  locales: readonly { isoCode: string; primary: boolean }[],
  report: Reporter,
): Promise<Record<string, Translation>> {
  const translations: Record<string, Translation> = {};
  for (const { isoCode, primary } of locales) {
    const folder = `translations/${isoCode}`;
    const texts = primary ? undefined : await readJson(shopDir, `${folder}.json`, TranslationFormat);
    if (!texts && !existsSync(join(shopDir, folder))) continue;
    const translation = texts ?? TranslationFormat.parse({});
    for (const page of await readDocuments(shopDir, `${folder}/pages`, report)) {
      translation.pages[page.handle] = textsOf(page);
    }
    for (const { handle, head, html } of await readDocuments(shopDir, `${folder}/policies`, report)) {
      translation.policies[handle] = { title: head.title, body: html };
    }
    const blogs = join(shopDir, folder, 'blogs');
    for (const blog of existsSync(blogs) ? await readdir(blogs) : []) {
      for (const article of await readDocuments(shopDir, `${folder}/blogs/${blog}`, report)) {
        translation.articles[`${blog}/${article.handle}`] = textsOf(article);
      }
    }
    translations[isoCode] = translation;
  }
  return translations;
}
