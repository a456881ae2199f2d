import { expect, type Locator, type Page } from '@playwright/test';
import { WORN_DRESS } from './shop-pictures.ts';

/** Locators and steps for a product's gallery, shared by the tests. */

/** One model wears it, and each color has three pictures; the third is a close-up without the model. */
export const DRESS = `/products/${WORN_DRESS}`;
/** In Pine it has a film, after its pictures; it is part of no experiment. */
export const GOWN = '/products/velvet-column-gown';

export const slides = (page: Page): Locator => page.locator('.gallery__item');
/** The links to the pictures: thumbnails on a desktop, lines below the carousel on a phone. */
export const links = (page: Page): Locator => page.locator('.gallery__link');
export const view = (page: Page): Locator => page.locator('.gallery__view');

/** Opens a product. Resolves when its gallery has hydrated. */
export async function openProduct(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.gallery__link[aria-current]')).toHaveCount(1);
}

/** Touches the gallery, which loads the carousel. Resolves when the carousel has replaced the scrollable strip. */
export async function startCarousel(page: Page): Promise<void> {
  await view(page).dispatchEvent('pointerdown', { pointerType: 'touch' });
  await view(page).dispatchEvent('pointerup', { pointerType: 'touch' });
  await expect(page.locator('.gallery__view[data-turning]')).toBeVisible();
}

/** Distance of a slide from the start of the carousel, px. */
export const slideOffset = (page: Page, slide: number): Promise<number> =>
  view(page).evaluate((element, index) => {
    const frame = element.querySelectorAll('.gallery__frame')[index]?.getBoundingClientRect();
    // `toBe(0)` refuses -0.
    return Math.round((frame?.left ?? Number.NaN) - element.getBoundingClientRect().left) + 0;
  }, slide);

/** Resolves when all animations of the gallery and of the zoom have ended. */
export const animationsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const moving = [...document.querySelectorAll('.gallery, .zoom')].flatMap((one) =>
      one.getAnimations({ subtree: true }),
    );
    return Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
  });
