import { axe } from '../axe.ts';
import { expect, test } from '../test.ts';
import { chooseOptions, isPhone } from '../walk.ts';

/** French words make other lines, not other elements: two pages of many parts, and all in a full run. */
const PAGES = [
  '',
  '/products/column-slip-dress',
  ...(process.env.VITRINE_FULL === '1'
    ? [
        '/collections/dresses',
        '/pages/journal',
        '/search?type=product&q=soie',
        '/blogs/atelier/what-teasels-do',
        '/policies/refund-policy',
      ]
    : []),
];

for (const path of PAGES) {
  test(`/fr${path} is readable by everyone`, async ({ page }) => {
    await page.goto(`/fr${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await axe(page)).toEqual([]);
  });
}

test('a list is filtered and sorted in French', { tag: ['@spec-321'] }, async ({ page }) => {
  await page.goto('/fr/collections/all');
  await expect(page.locator('.collection__count')).toHaveText('69 pièces');
  await expect(page.getByLabel('Trier par').locator('option').first()).toHaveText('Sélection');
  if (isPhone(page)) await page.getByRole('button', { name: 'Filtrer' }).click();
  const filters = isPhone(page)
    ? page.getByRole('dialog', { name: 'Filtrer' })
    : page.getByRole('form', { name: 'Filtrer' });
  await expect(filters.locator('summary').first()).toHaveText('Disponibilité');
  await filters.getByRole('checkbox', { name: /^En stock/ }).click();
  await expect(page).toHaveURL(/\/fr\/collections\/all\?filter\.v\.availability=1$/);
  await expect(page.locator('.collection__count')).toHaveText('68 pièces');
});

test('the search suggests in French, and finds', async ({ page }) => {
  await page.goto('/fr/pages/about');
  await page.getByRole('banner').getByRole('link', { name: 'Recherche' }).click();
  await page.getByRole('combobox', { name: 'Que cherchez-vous ?' }).fill('robe col');
  await page
    .getByRole('group', { name: 'Pièces' })
    .getByRole('option', { name: /^Robe colonne/ })
    .click();
  await expect(page).toHaveURL(/\/fr\/products\/column-slip-dress/);
});

test('a color chosen in French shows its own pictures, and each says so', async ({ page }) => {
  await page.goto('/fr/products/column-slip-dress');
  const shown = () =>
    page.locator('.gallery__item img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  await expect.poll(shown).toContain('Robe colonne à bretelles, Encre, face – Ines');
  await page
    .getByRole('group', { name: /^Couleur/ })
    .locator('label')
    .nth(2)
    .click();
  await expect.poll(shown).toContain('Robe colonne à bretelles, Champagne, face – June');
  expect((await shown()).filter((alt) => /Encre|Sang/.test(alt ?? ''))).toEqual([]);
});

test('a journal filtered in French keeps its hash', async ({ page }) => {
  await page.goto('/fr/pages/journal');
  await expect(page.getByRole('group', { name: 'Filtrer par' })).toBeVisible();
  await page.locator('label', { has: page.getByRole('radio', { name: 'L’atelier', exact: true }) }).click();
  await expect(page).toHaveURL(/\/fr\/pages\/journal#atelier$/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(6);
});

test('a dress is bought in French, from the bag to the thanks, past a declined card', { tag: ['@spec-321'] }, async ({
  page,
}) => {
  await page.goto('/fr/products/column-slip-dress');
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
