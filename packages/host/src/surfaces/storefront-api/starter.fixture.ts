import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const starter = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@shopify/create-hydrogen/package.json')),
  'dist/assets/hydrogen/starter/app',
);

/** Files of the starter that ask the Storefront API; the others ask the API of customer accounts. */
function sources(): string[] {
  const routes = readdirSync(path.join(starter, 'routes')).map((name) => path.join('routes', name));
  return [...routes, 'lib/fragments.ts'].map((name) => readFileSync(path.join(starter, name), 'utf8'));
}

/** The documents of a public headless shop, by the name of their operation or, where they have none, of their constant. */
export function starterDocuments(): Map<string, string> {
  const documents = new Map<string, string>();
  for (const source of sources()) {
    const texts = new Map(
      [...source.matchAll(/const (\w+) = `#graphql(.*?)`/gs)].map(([, name = '', text = '']) => [name, text]),
    );
    const resolve = (text: string): string =>
      text.replace(/\$\{(\w+)\}/g, (_, name: string) => resolve(texts.get(name) ?? ''));
    for (const [name, text] of texts) {
      const operation = /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1];
      documents.set(operation ?? name, resolve(text));
    }
  }
  return documents;
}
