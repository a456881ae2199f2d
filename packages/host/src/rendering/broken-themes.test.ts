import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { openPages, type PagesFixture, request } from '../../test/pages-fixture.ts';
import { loadTheme, type Theme } from '../theme/load.ts';
import { fixedTheme, type LiveTheme } from '../theme/watch.ts';

const cleanUp: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function themeOf(files: Record<string, string>): Promise<Theme> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vitrine-broken-'));
  cleanUp.push(() => rm(dir, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
  return loadTheme(dir);
}

async function pagesOf(files: Record<string, string>, dev = false, live?: LiveTheme): Promise<PagesFixture> {
  const fixture = await openPages({ live: live ?? fixedTheme(await themeOf(files)), dev });
  cleanUp.push(() => fixture.close());
  return fixture;
}

const LAYOUT = { 'layout/theme.liquid': '<html>{{ content_for_header }}{{ content_for_layout }}</html>' };

it('answers a bare page where the layout is missing, and says so on the console', async () => {
  const { pages, lines } = await pagesOf({ 'templates/index.liquid': 'still for sale' });
  const page = await pages.renderPage(request('/'));
  expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<body>still for sale</body>') });
  expect(lines.join()).toContain('layout/theme.liquid');
});

it('names file and line in development', async () => {
  const broken = { ...LAYOUT, 'templates/index.json': '{\n"sections": {},\n"order": [}' };
  const dev = await pagesOf(broken, true);
  expect((await dev.pages.renderPage(request('/'))).body).toContain('templates/index.json:3: not valid JSON');
  const live = await pagesOf(broken);
  const page = await live.pages.renderPage(request('/'));
  expect(page.status).toBe(200);
  expect(page.body).toContain('Liquid error (templates/index.json): not valid JSON');
});

it('shows the 404 page for pages that neither the theme has a template for nor the host one of its own', async () => {
  const { pages } = await pagesOf({ ...LAYOUT, 'templates/404.liquid': 'not here' });
  for (const address of ['/', '/products/slip-dress', '/nope']) {
    expect(await pages.renderPage(request(address))).toMatchObject({
      status: 404,
      body: expect.stringContaining('not here'),
    });
  }
  const bare = await pagesOf(LAYOUT);
  expect(await bare.pages.renderPage(request('/'))).toMatchObject({
    status: 404,
    body: expect.stringContaining('404'),
  });
});

it('ends what includes itself', async () => {
  const { pages } = await pagesOf({
    ...LAYOUT,
    'templates/index.json':
      '{"sections":{"a":{"type":"loop"},"b":{"type":"deep","blocks":{"x":{"type":"deep","block_order":[]}},"block_order":["x"]},"c":{"type":"setting","settings":{"a":"{{ section.settings.b }}","b":"{{ section.settings.a }}"}}},"order":["a","b","c"]}',
    'sections/loop.liquid': '<i>{% section "loop" %}</i>',
    'sections/deep.liquid': '{% content_for "blocks" %}',
    'blocks/deep.liquid': '<b>{% content_for "block", type: "deep", id: "again" %}</b>',
    'sections/setting.liquid':
      '<u>{{ section.settings.a }}</u>{% schema %}{"name":"S","settings":[{"type":"text","id":"a"},{"type":"text","id":"b"}]}{% endschema %}',
    'snippets/self.liquid': '{% render "self" %}',
  });
  const { status, body } = await pages.renderPage(request('/'));
  expect(status).toBe(200);
  expect(body.match(/<i>/g)).toHaveLength(5);
  expect(body.match(/<b>/g)).toHaveLength(8);
  expect(body).toContain('<u></u>');
});

it('shows the new theme after a reload, whatever was cached', async () => {
  let theme = await themeOf({ ...LAYOUT, 'templates/index.liquid': 'old' });
  let tell = (_: Theme) => {};
  const live: LiveTheme = {
    current: () => theme,
    onChange: (listener) => {
      tell = listener;
      return () => {};
    },
    close: () => {},
  };
  const { pages } = await pagesOf({}, false, live);
  const client = { acceptEncoding: undefined, ifNoneMatch: undefined };
  expect(String((await pages.page(request('/'), client)).body)).toContain('old');
  theme = await themeOf({ ...LAYOUT, 'templates/index.liquid': 'new' });
  tell(theme);
  expect(String((await pages.page(request('/'), client)).body)).toContain('new');
});
