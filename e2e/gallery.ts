import { expect, type Locator, type Page } from '@playwright/test';

/** Steps through a product's pictures, shared by the tests. */

/** One form wears it, and it has three pictures of each color: the third, a close-up, shows no form. */
export const DRESS = '/products/column-slip-dress';
/** Its film is the third of four in Pine, and stands in no experiment. */
export const GOWN = '/products/velvet-column-gown';

export const slides = (page: Page): Locator => page.locator('.gallery__item');
/** The ways to the pictures: thumbnails on a desk, lines under the carousel. */
export const ways = (page: Page): Locator => page.locator('.gallery__link');
export const view = (page: Page): Locator => page.locator('.gallery__view');

/** Opens a product. Resolves once its gallery is alive. */
export async function openProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.gallery__link[aria-current]')).toHaveCount(1);
}

/** What moves a gallery comes with the first touch. Resolves once the carousel has taken over from the strip. */
export async function touchCarousel(page: Page): Promise<void> {
  await view(page).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await view(page).dispatchEvent('pointerup', { pointerType: 'touch' });
  await expect(page.locator('.gallery__view[data-turning]')).toBeVisible();
}

/** Where a slide stands, in px from the beginning of the carousel. */
export const placeOf = (page: Page, slide: number): Promise<number> =>
  view(page).evaluate((element, index) => {
    const frame = element.querySelectorAll('.gallery__frame')[index]?.getBoundingClientRect();
    // Never -0, which is another number than 0.
    return Math.round((frame?.left ?? Number.NaN) - element.getBoundingClientRect().left) + 0;
  }, slide);

/** What moves in the gallery, and in the picture enlarged over it, has come to rest. */
export const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const moving = [...document.querySelectorAll('.gallery, .zoom')].flatMap((one) =>
      one.getAnimations({ subtree: true }),
    );
    return Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
  });
