import { open } from '../../hydrated.ts';
import { inFlight } from '../../requests.ts';
import { expect, test } from '../../test.ts';

/** kB of pictures a phone may load for the home page before it is scrolled. */
const BUDGET = 600;

test.use({ deviceScaleFactor: 3, reusesPage: false });

test(`home loads at most ${BUDGET} kB of pictures at the highest pixel density`, { tag: ['@layout-12'] }, async ({
  page,
}) => {
  const requests = inFlight(page);
  const pictures: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image')
      pictures.push(response.body().then((body) => body.length / 1000));
  });
  await open(page, '/');
  await requests.none();
  const sizes = await Promise.all(pictures);
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
