import { alterPage } from '../../alter-page.ts';
import { axe } from '../../axe.ts';
import { DRESS, GOWN, links, openProduct, slides, startCarousel } from '../../gallery.ts';
import { layoutShifts } from '../../layout-shifts.ts';
import { inFlight } from '../../requests.ts';
import { isPhone } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

test("'View Video' scrolls to the first video, is hidden while that is visible, and comes back", {
  tag: ['@phone', '@gallery-6', '@gallery-7'],
}, async ({ page }) => {
  await openProduct(page, `${GOWN}?variant=${await variantIn(page, GOWN, 'Pine')}`);
  const film = slides(page).locator('video');
  const button = page.getByRole('button', { name: 'View Video' });
  expect(await film.getAttribute('preload')).toBe('none');
  await expect(film.locator('source')).toHaveCount(2);
  await button.click();
  await expect(film).toBeInViewport({ ratio: 0.5 });
  await expect(film).toBeFocused();
  await expect(film).toHaveJSProperty('paused', false);
  await expect(button).toBeHidden();
  await links(page).first().click();
  await expect(button).toBeVisible();
  // It lies on the first picture, and on no film.
  const [over, first] = [await button.boundingBox(), await slides(page).first().boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan((first?.y ?? 0) + (first?.height ?? 0));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(film).toHaveJSProperty('paused', true);
});

test('a video does not autoplay with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProduct(page, `${GOWN}?variant=${await variantIn(page, GOWN, 'Pine')}`);
  await page.getByRole('button', { name: 'View Video' }).click();
  const film = slides(page).locator('video');
  await expect(film).toBeInViewport({ ratio: 0.5 });
  await expect(film).toBeFocused();
  await expect(film).toHaveJSProperty('paused', true);
});

test('an embedded film is a poster until it is pressed, and pauses out of sight', async ({ page }) => {
  const asked: string[] = [];
  const late = Promise.withResolvers<void>();
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(route.request().url());
    await late.promise;
    const body =
      '<p></p><script>onmessage = ({ data }) => { document.querySelector("p").textContent += data }</script>';
    return route.fulfill({ contentType: 'text/html', body });
  });
  await page.route(/youtube\.com|ytimg/, (route) => route.abort());
  await alterPage(page, GOWN, withFilmElsewhere);
  await openProduct(page, `${GOWN}?variant=${await variantIn(page, GOWN, 'Pine')}`);
  const play = page.getByRole('link', { name: /^Play Velvet Column Gown in Pine, film/ });
  await expect(play).toHaveAttribute('href', 'https://www.youtube.com/watch?v=a-film');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'View Video' }).click();
  const player = slides(page).locator('iframe');
  await expect(player).toHaveAttribute('title', /^Velvet Column Gown in Pine, film/);
  await expect(player).toBeFocused();
  await expect(player).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByRole('button', { name: 'View Video' })).toBeHidden();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/a-film\?autoplay=1/);
  // Whether it is left before it has loaded, or after.
  const heard = player.contentFrame().locator('p');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(player).not.toBeInViewport();
  late.resolve();
  await expect(heard).toHaveText(/^[^}]*"pauseVideo"[^}]*}$/);
  await player.scrollIntoViewIfNeeded();
  await expect(player).toBeInViewport({ ratio: 0.5 });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(heard).toHaveText(/"pauseVideo".+"pauseVideo"/);
});

test("the model follows the picture; 'View Model' lists the models, is accessible, and links to their pictures", {
  tag: ['@phone', '@gallery-10', '@gallery-11', '@gallery-12'],
}, async ({ page }) => {
  await openProduct(page, DRESS);
  // After hydration; another test covers the dormant gallery.
  if (isPhone(page)) await startCarousel(page);
  else await slides(page).first().hover();
  const worn = page.locator('.view-model__worn');
  await expect(worn).toHaveText('Ada is 70" tall and wears a size 4');
  await page.getByText('View Model').click();
  const rows = page.locator('.view-model__row');
  await expect(rows).toHaveText([/^Ada70"Size 4$/]);
  expect(await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))).toEqual([48]);
  expect(await axe(page, '.gallery')).toEqual([]);
  await links(page).nth(2).click();
  await expect(worn).toBeEmpty();
  await rows.first().click();
  await expect(worn).toHaveText('Ada is 70" tall and wears a size 4');
  await expect(slides(page).first()).toBeInViewport({ ratio: 0.5 });
  await expect(rows.first()).toHaveAttribute('aria-current', 'true');
});

test('the pictures are those of the chosen color, in an order that no size changes, and nothing shifts while they load and the gallery hydrates', {
  tag: ['@phone', '@shop-3'],
}, async ({ page }) => {
  const requests = inFlight(page);
  await openProduct(page, DRESS);
  const alts = () =>
    slides(page)
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  const ofColor = (color: string) =>
    ['its upper half', 'from the back', 'from close by'].map((seen) =>
      expect.stringContaining(` in ${color}, ${seen}`),
    );
  expect(await alts()).toEqual(ofColor('Ink'));
  if (isPhone(page)) await startCarousel(page);
  else await slides(page).first().hover();
  await page.getByRole('radio', { name: 'Champagne' }).locator('..').click();
  await expect.poll(alts).toEqual(ofColor('Champagne'));
  await expect(links(page).first()).toHaveAttribute('aria-current', 'true');
  await requests.none();
  expect(await layoutShifts(page)).toEqual([]);
  await page.getByRole('radio', { name: /^6/ }).locator('..').click();
  await expect(page).toHaveURL(/variant=/);
  expect(await alts()).toEqual(ofColor('Champagne'));
});

/** Id of a variant in a color. */
async function variantIn(page: import('@playwright/test').Page, path: string, color: string): Promise<number> {
  const product = await (await page.request.get(`${path}.js`)).json();
  return product.variants.find((variant: { title: string }) => variant.title.startsWith(color)).id;
}

/** The page of a product whose film is one of YouTube's. */
function withFilmElsewhere(html: string): string {
  return html.replace(
    /(data-island="product")([^>]*><script type="application\/json">)(.*?)<\/script>/s,
    (_, island, between, payload) => {
      const props = JSON.parse(payload);
      for (const item of props.media) {
        if (item.is_video) Object.assign(item, { sources: [], film: 'https://www.youtube.com/watch?v=a-film' });
      }
      return `${island} data-server-markup="client"${between}${JSON.stringify(props).replaceAll('<', '\\u003c')}</script>`;
    },
  );
}
