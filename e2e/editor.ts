import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The theme editor on a page: its parts by what they are called. */
export class Editor {
  readonly page: Page;
  readonly tree: Locator;
  /** The page of the shop. */
  readonly preview: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.tree = page.getByRole('treegrid', { name: 'Sections of the page' });
    this.preview = page.frameLocator('.stage-frame');
  }

  /** Opens the editor; resolves when the home page is shown and has hydrated. */
  async open(origin: string): Promise<void> {
    await this.page.goto(`${origin}/editor`);
    await this.isReady();
  }

  /** The first page of a run waits for pictures that nobody has asked for before: the host reads and scales all of them. */
  async isReady(): Promise<void> {
    await expect(this.page.locator('.stage')).toHaveAttribute('aria-busy', 'false', { timeout: 60_000 });
  }

  /** A section, block or area in the tree by its title. */
  row(name: string | RegExp): Locator {
    return this.tree.getByRole('row', { name });
  }

  /** Titles of the rows that are in view, from the top. */
  titles(): Promise<string[]> {
    return this.tree.getByRole('row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Opens another page by what the list of pages calls it: "Product", "Home page: sections". */
  async show(name: string): Promise<void> {
    await this.button(/^Page:/).click();
    await this.page.getByRole('combobox', { name: 'Search pages' }).fill(name);
    await this.page.getByRole('option').first().click();
    await expect(this.button(/^Page:/)).toHaveText(`Page:${name}`);
    await this.isReady();
  }

  /** Opens the choice of sections that can be added at the end of an area. */
  async chooseAddition(area: string): Promise<void> {
    await this.page.getByRole('row', { name: area }).first().scrollIntoViewIfNeeded();
    const rows = await this.titles();
    const at = rows.indexOf('Add section', rows.indexOf(area));
    await this.tree.getByRole('row').nth(at).click();
  }

  /** Adds a section by its preset's name at the end of an area. */
  async add(area: string, preset: string): Promise<void> {
    await this.chooseAddition(area);
    await this.page.getByRole('option', { name: preset }).first().click();
    await expect(this.page.getByRole('dialog')).toHaveCount(0);
  }

  /** Shows what is below a row. `nth`: of several with that name. */
  async unfold(name: string, nth = 0): Promise<void> {
    const row = this.row(name).nth(nth);
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.getByRole('button').first().click();
  }

  /** Saves, and waits until the host has. */
  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(this.page.getByText('Saved', { exact: true })).toBeVisible();
  }
}
