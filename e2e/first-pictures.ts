/** Pages whose pictures most tests see: all products, and the home page. */
const PAGES = ['/', '/collections/all', '/collections/all?page=2', '/collections/all?page=3'];
/** CSS px; cards and tiles are not asked for wider. */
const WIDEST = 760;
/** Requests at the same time. */
const BESIDE = 4;
/** What Chromium accepts for an `<img>`. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/** The addresses of a page's pictures, as its `srcset`s list them. */
async function picturesOf(origin: string, path: string): Promise<string[]> {
  const html = await (await fetch(origin + path)).text();
  const sets = [...html.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
    set.replaceAll('&amp;', '&').split(','),
  );
  return sets.flatMap((entry) => {
    const [url = '', width = ''] = entry.trim().split(/\s+/);
    return width.endsWith('w') && Number.parseInt(width, 10) <= WIDEST ? [new URL(url, origin).href] : [];
  });
}

/**
 * Asks a new shop for the pictures of its lists once. A host reads and scales each for the first time then; beside tests, that takes the
 * processor from the pages they wait for.
 */
export async function seePictures(origin: string): Promise<void> {
  const all = new Set((await Promise.all(PAGES.map((path) => picturesOf(origin, path)))).flat());
  const waiting = [...all];
  const worker = async () => {
    for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
      await (await fetch(url, { headers: { accept } })).arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: BESIDE }, worker));
}
