import { axe } from '../../axe.ts';
import { hydrated } from '../../hydrated.ts';
import { chooseOptions } from '../../shopper.ts';
import { expect, test } from '../../test.ts';

/**
 * French words make other lines, not other elements: one page here, with its scripts alive, and all in a full run. That everything has a
 * French name the pages themselves show (`packages/storefront/test/http/french.test.ts`).
 */
const PAGES =
  process.env.VITRINE_FULL === '1'
    ? [
        '',
        '/products/column-slip-dress',
        '/collections/dresses',
        '/pages/journal',
        '/search?type=product&q=soie',
        '/blogs/atelier/what-teasels-do',
        '/policies/refund-policy',
      ]
    : [];

for (const path of PAGES) {
  test(`/fr${path} is accessible`, async ({ page }) => {
    await page.goto(`/fr${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await axe(page)).toEqual([]);
  });
}

test('a shopper chooses French, sees the pictures of a color and buys the dress, from the bag to the confirmation, after a declined card', {
  tag: ['@layout-13'],
}, async ({ page }) => {
  await page.goto('/products/column-slip-dress?from=letter');
  await page.getByRole('contentinfo').getByRole('combobox', { name: 'Language' }).selectOption('fr');
  await expect(page).toHaveURL(/\/fr\/products\/column-slip-dress\?from=letter$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await hydrated(page);
  const size = page.viewportSize();
  for (const width of [1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const entries = page.locator('.nav__entry');
    const rows = () => entries.evaluateAll((all) => new Set(all.map((entry) => entry.getBoundingClientRect().y)).size);
    await expect.poll(rows, `rows of the menu at ${width} px`).toBe(1);
  }
  if (size) await page.setViewportSize(size);
  const shown = () =>
    page.locator('.gallery__item img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  await expect.poll(shown).toContain('Robe colonne à bretelles, Encre, la partie haute, sur un portant – Ada');
  await page
    .getByRole('group', { name: /^Couleur/ })
    .locator('label')
    .nth(2)
    .click();
  await expect.poll(shown).toContain('Robe colonne à bretelles, Champagne, la partie haute, sur un portant – Ada');
  expect((await shown()).filter((alt) => /Encre|Sang/.test(alt ?? ''))).toEqual([]);

  await chooseOptions(page);
  await page.getByRole('main').getByRole('button', { name: 'Ajouter au panier' }).click();
  const bag = page.getByRole('dialog', { name: /^Panier/ });
  await bag.getByRole('button', { name: 'Passer la commande' }).click();
  await expect(page).toHaveTitle(/^Coordonnées – /);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const order = page.getByRole('complementary', { name: 'Récapitulatif' });
  await expect(order.getByText('Robe colonne à bretelles')).toBeVisible();

  await page.getByRole('button', { name: 'Continuer vers la livraison' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^\d champs sont à revoir\.$/);
  await expect(page.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(/Indiquez une adresse e-mail\.$/);
  await page.getByLabel('Adresse e-mail').fill('lea@example.com');
  await page.getByLabel('Pays ou région').selectOption({ label: 'Canada' });
  await expect(page.getByLabel('Province').getByRole('option', { name: 'Québec' })).toBeAttached();
  await page.getByLabel('Province').selectOption({ label: 'Québec' });
  await page.getByLabel('Prénom').fill('Léa');
  await page.getByLabel('Nom', { exact: true }).fill('Vale');
  await page.getByLabel('Adresse', { exact: true }).fill('12 rue Saint-Paul');
  await page.getByLabel('Ville').fill('Montréal');
  await page.getByLabel('Code postal').fill('H2Y 1G7');
  await page.getByRole('button', { name: 'Continuer vers la livraison' }).click();

  await expect(page.getByRole('radio', { name: /^International, 5 à 8 jours/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
  const pay = async (number: string) => {
    await page.getByLabel('Numéro de carte').fill(number);
    await page.getByLabel('Nom sur la carte').fill('Léa Vale');
    await page.getByLabel('Date d’expiration (MM/AA)').fill('12/39');
    await page.getByLabel('Code de sécurité').fill('123');
    await page.getByRole('button', { name: /^Payer / }).click();
  };
  await pay('2');
  await expect(page.getByRole('alert')).toContainText('La carte a été refusée. Rien n’a été débité');
  await expect(page).toHaveTitle(/^Erreur\s: Paiement – /);
  expect(await axe(page)).toEqual([]);
  await pay('1');
  await expect(page.getByRole('heading', { level: 1, name: 'Merci, Léa' })).toBeVisible();
  await page.getByRole('link', { name: 'Continuer vos achats' }).click();
  await expect(page).toHaveURL(/\/fr\/?$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
