/** Chunks that the browser prefetches when a page is idle: the storefront lists them in `src/boot/prefetch.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { withImports } from './retried-imports.ts';

const List = z.array(
  z.strictObject({
    /** Names of chunks: the start of their file names. */
    chunks: z.array(z.string()),
    /** First word of the only template that prefetches them. */
    template: z.string().optional(),
    /** Media query of the windows that prefetch them. */
    media: z.string().default('all'),
  }),
);

export interface Prefetched {
  /** File names, with those of all their imports that are not on every page already. */
  files: string[];
  template: string | undefined;
  media: string;
}

/** `fileOf` returns the file of a chunk's name; `always` are the files that every page fetches. */
export function prefetchedOf(
  storefront: string,
  imports: ReadonlyMap<string, readonly string[]>,
  fileOf: (name: string) => string | undefined,
  always: ReadonlySet<string>,
): Prefetched[] {
  const list = join(storefront, 'src/boot/prefetch.json');
  if (!existsSync(list)) return [];
  return List.parse(JSON.parse(readFileSync(list, 'utf8'))).map(({ chunks, template, media }) => {
    const files = new Set<string>();
    for (const name of chunks) {
      const file = fileOf(name);
      if (!file) throw new Error(`${list} names the chunk ${name}, which does not exist`);
      for (const one of withImports(file, imports)) if (!always.has(one)) files.add(one);
    }
    return { files: [...files], template, media };
  });
}

/**
 * Runs in the page, printed by `toString`: fetches the files with the lowest priority once the page is loaded, hydrated and idle. Not if the
 * visitor saves data. They are requested as modules are (`crossOrigin`), or they would be fetched twice.
 */
export function prefetchWhenIdle(base: string, groups: [media: string, files: string[]][]): void {
  const connection: { saveData?: boolean } | undefined = Reflect.get(navigator, 'connection');
  if (connection?.saveData) return;
  const root = document.documentElement;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const fetchAll = () => {
    const urls = groups.flatMap(([media, files]) => (matchMedia(media).matches ? files : []));
    for (const file of new Set(urls)) {
      const { href } = new URL(base + file, location.href);
      if (performance.getEntriesByName(href).length > 0) continue;
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href });
      document.head.append(link);
    }
  };
  const whenHydrated = () => {
    if (root.hasAttribute('data-hydrated')) return void whenIdle(fetchAll);
    const observer = new MutationObserver(() => {
      observer.disconnect();
      whenIdle(fetchAll);
    });
    observer.observe(root, { attributeFilter: ['data-hydrated'] });
  };
  if (document.readyState === 'complete') whenHydrated();
  else addEventListener('load', whenHydrated, { once: true });
}

/** Id of the element whose JSON lists what is prefetched. */
const LIST_ID = 'vitrine-prefetch';

/**
 * `{% render 'vitrine-prefetch' %}`, at the end of the page; empty if nothing is prefetched. `script` is the file of the page's script; the
 * others are in the same folder. What differs between pages is JSON, so that the script is the same on all of them and a content security
 * policy can name it.
 */
export function prefetchSnippet(script: string | undefined, prefetched: readonly Prefetched[]): string[] {
  if (!script || prefetched.length === 0) return [];
  const groups = prefetched.map(({ files, template, media }) => {
    const group = `,${JSON.stringify([media, files])}`;
    return template === undefined ? group : `{% if of_template == '${template}' %}${group}{% endif %}`;
  });
  return [
    `{% doc %}
  Fetches ahead what may be opened, when the page is idle. Generated.
{% enddoc %}

{% assign of_template = template | replace: '/', '.' | split: '.' | first %}
<script type="application/json" id="${LIST_ID}">
[{{ '${script}' | asset_url | split: '${script}' | first | json }}, [["all",[]]
${groups.join('\n')}
]]
</script>
<script>(${prefetchWhenIdle.toString().replace(/\s+/g, ' ')})(...JSON.parse(document.getElementById('${LIST_ID}').textContent))</script>
`,
  ];
}
