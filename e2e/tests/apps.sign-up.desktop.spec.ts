import type { Page } from '@playwright/test';
import { alterPage } from '../altered-page.ts';
import { block, misbehave } from '../apps.ts';
import { expect, test } from '../test.ts';

const PAGE = '/pages/about';

/** A page in which the merchant has written links to a form. */
async function open(page: Page) {
  await alterPage(page, PAGE, (html) =>
    html.replace(
      /<main[^>]*>/,
      '$&<p><a href="#size-request">Ask for a size</a> <a href="/pages/contact?from=letter" data-signup-form="NoSuch">Our letter</a></p>',
    ),
  );
  // A script that is late holds the page's load event.
  await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
  return {
    size: page.getByRole('link', { name: 'Ask for a size' }),
    letter: page.getByRole('link', { name: 'Our letter' }),
    form: page.locator('[data-klaviyo-form]').getByRole('dialog'),
  };
}

const FALLBACK = /\/pages\/contact$/;

test('a link in a merchant’s text opens the sign-up form, which takes the address', {
  tag: ['@spec-152', '@spec-281'],
}, async ({ page }) => {
  const { size, form } = await open(page);
  await size.click();
  await expect(form).toBeVisible();
  await form.getByLabel('Email').fill(`size-${Date.now()}@mail.test`);
  const sent = page.waitForResponse(/client\/subscriptions/);
  await form.getByLabel('Email').press('Enter');
  expect((await sent).status()).toBe(202);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('a press before the tool has come is kept for it', async ({ page }) => {
  let send = () => {};
  const pressed = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/klaviyo\.js/, async (route) => {
    await pressed;
    await route.continue();
  });
  const { size, form } = await open(page);
  await size.click();
  await expect(size).toHaveAttribute('aria-busy', 'true');
  send();
  await expect(form).toBeVisible();
});

test('the size guide gives way to the form that its link opens', async ({ page }) => {
  await page.goto('/products/column-slip-dress');
  await page.getByRole('main').getByRole('button', { name: 'Size Guide' }).first().click();
  const guide = page.getByRole('dialog', { name: 'Dresses, skirts and jumpsuits' });
  await guide.getByRole('link', { name: 'Not your size? Ask us for it' }).click();
  const form = page.locator('[data-klaviyo-form]').getByRole('dialog');
  await expect(form).toBeVisible();
  await expect(guide).toBeHidden();
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Email').fill('guide@mail.test');
  await form.getByRole('button', { name: 'Close form' }).click();
  await expect(form).toBeHidden();
});

test.describe('a tool in trouble', () => {
  test.use({
    expected: /\[vitrine\] sign-up form |Failed to load resource|SyntaxError|Unexpected|Invalid or unexpected/,
  });

  test('sends the visitor where the link leads: a form it does not know', async ({ page }) => {
    const { letter } = await open(page);
    await letter.click();
    await page.waitForURL(/\/pages\/contact\?from=letter$/);
  });

  for (const [part, mode] of [
    ['script', '500'],
    ['script', 'malformed'],
    ['script', 'shape'],
    ['calls', '500'],
    ['calls', 'malformed'],
    ['calls', 'never'],
  ] as const) {
    test(`sends the visitor to the page for size requests: ${part} ${mode}`, async ({ page }) => {
      await misbehave(page, 'signup-forms', part, mode);
      const { size, form } = await open(page);
      await size.click();
      await page.waitForURL(FALLBACK);
      await expect(form).toBeHidden();
    });
  }

  test('that is blocked costs no wait', async ({ page }) => {
    await block(page, 'signup-forms');
    const { size } = await open(page);
    await expect(page.locator('script[data-failed]')).toHaveCount(1);
    // Why the form was given up is told: a wait that ran out would be a timeout.
    const told = page.waitForEvent('console', (message) => message.text().startsWith('[vitrine] sign-up form '));
    await size.click();
    await page.waitForURL(FALLBACK);
    expect((await told).text()).not.toContain('timeout');
  });
});
