import { type APIRequestContext, expect, type FrameLocator, type Page } from '@playwright/test';

/** Files of the theme that a draft changes, by path. */
type Files = Record<string, unknown>;

/** A section or block by its ids. */
interface Target {
  section: string;
  block?: string;
}

/** What a page says to the editor: what the tests look at of it. */
type FromPage =
  | { vitrine: 'ready'; sections: { id: string; type: string }[] }
  | { vitrine: 'picked'; target: Target }
  | { vitrine: 'leaves'; path: string }
  | { vitrine: 'shown'; turn: number };

/** What the editor says to a page. */
type ToPage =
  | { vitrine: 'sections'; turn: number; sections: Readonly<Record<string, string | null>> }
  | { vitrine: 'page'; turn: number; html: string }
  | { vitrine: 'select'; target: Target; load: boolean }
  | { vitrine: 'deselect' }
  | { vitrine: 'inspect'; active: boolean };

/** A page of the shop in a frame, with the messages that the theme editor exchanges with it and without the editor itself. */
export class PreviewedPage {
  readonly frame: FrameLocator;
  readonly #page: Page;
  readonly #request: APIRequestContext;
  readonly #draft = crypto.randomUUID();
  #turn = 0;

  constructor(page: Page) {
    this.#page = page;
    this.#request = page.request;
    this.frame = page.frameLocator('iframe');
  }

  /** Opens a path of the shop with the files of a draft; resolves when its islands have hydrated. */
  async open(path: string, files: Files = {}): Promise<void> {
    const view = { country: null, customer: null, bag: 'own', soldOut: false };
    const put = await this.#request.put(`/editor/api/drafts/${this.#draft}`, { data: { files, view } });
    expect(put.status()).toBe(204);
    await this.#page.route('**/framed', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><title>Frame</title><iframe width="1280" height="700" title="Page" src="${path}?design_mode=true&editor_draft=${this.#draft}"></iframe>
<script>addEventListener('message', ({ data }) => (window.messages ??= []).push(data))</script>`,
      }),
    );
    await this.#page.goto('/framed');
    await this.message('ready');
    await expect(this.frame.locator('html')).toHaveAttribute('data-hydrated', '');
  }

  /** The last message of a kind that the page has sent, once there is one that `fits`. */
  async message<Kind extends FromPage['vitrine']>(
    kind: Kind,
    fits: (message: Extract<FromPage, { vitrine: Kind }>) => boolean = () => true,
  ): Promise<Extract<FromPage, { vitrine: Kind }>> {
    const isKind = (one: FromPage): one is Extract<FromPage, { vitrine: Kind }> => one.vitrine === kind;
    const last = async () => (await this.messages()).filter(isKind).findLast(fits);
    await expect.poll(last).toBeDefined();
    const found = await last();
    if (!found) throw new Error(kind);
    return found;
  }

  /** All messages that the page has sent. */
  messages(): Promise<FromPage[]> {
    return this.#page.evaluate(() => (window as { messages?: FromPage[] }).messages ?? []);
  }

  send(message: ToPage): Promise<void> {
    return this.#page.evaluate((one) => window.frames[0]?.postMessage(one, location.origin), message);
  }

  /** Changes files of the draft and shows these sections anew. Resolves when they are on the screen. */
  async change(path: string, files: Files, ids: readonly string[]): Promise<void> {
    const answer = await this.#render({ page: path, files, sections: ids });
    const turn = ++this.#turn;
    await this.send({ vitrine: 'sections', turn, sections: answer.sections ?? {} });
    await this.message('shown', (message) => message.turn === turn);
  }

  /** Changes files of the draft and shows the whole page anew. Resolves when it is on the screen. */
  async changePage(path: string, files: Files): Promise<void> {
    const answer = await this.#render({ page: path, files });
    const turn = ++this.#turn;
    await this.send({ vitrine: 'page', turn, html: answer.html ?? '' });
    await this.message('shown', (message) => message.turn === turn);
  }

  /** The id of the section of a type. */
  async section(type: string): Promise<string> {
    const { sections } = await this.message('ready');
    const found = sections.find((one) => one.type === type);
    if (!found) throw new Error(`no section of type ${type}`);
    return found.id;
  }

  /** The id of a block of a section, by its place in the page. */
  async block(section: string, index: number): Promise<string> {
    const marks = this.frame.locator(`#shopify-section-${section} [data-shopify-editor-block]`);
    const mark: { id: string } = JSON.parse((await marks.nth(index).getAttribute('data-shopify-editor-block')) ?? '{}');
    return mark.id;
  }

  async #render(data: object): Promise<{ html?: string; sections?: Record<string, string | null> }> {
    const answer = await this.#request.post(`/editor/api/drafts/${this.#draft}/render`, { data });
    expect(answer.status()).toBe(200);
    return answer.json();
  }
}
