// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSignUpLinks } from './sign-up-links.ts';

/** A page of its own for every test: what watches it stays. */
function page(html: string) {
  const made = document.implementation.createHTMLDocument('');
  made.body.innerHTML = html;
  const openSignUp = vi.fn(async (_link: Element) => {});
  const load = vi.fn(
    async () => ({ openSignUp }) as unknown as typeof import('../integrations/sign-up/open-sign-up.ts'),
  );
  watchSignUpLinks(made, load);
  const press = async (selector: string, init: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    made.querySelector(selector)?.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve));
    return event;
  };
  return { made, load, openSignUp, press };
}

beforeEach(() => {
  vi.restoreAllMocks();
});

describe('links that open a sign-up form', () => {
  it.each(['<a href="#size-request"><b>Ask</b></a>', '<a href="/pages/news" data-signup-form="N"><b>Ask</b></a>'])(
    'are taken over, also from within and in a merchant’s HTML: %s',
    { tags: ['widget-5'] },
    async (html) => {
      const { made, openSignUp, press } = page(`<div>${html}</div>`);
      const event = await press('b');
      expect(event.defaultPrevented).toBe(true);
      expect(openSignUp).toHaveBeenCalledWith(made.querySelector('a'));
    },
  );

  it('fetch nothing before they are pressed; other links are left alone', async () => {
    const { load, press } = page('<a href="#size">x</a>');
    expect((await press('a')).defaultPrevented).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
    'that are to open elsewhere do: %j',
    async (init) => {
      const { load, press } = page('<a href="/pages/news" data-signup-form="N">x</a>');
      expect((await press('a', init)).defaultPrevented).toBe(false);
      expect(load).not.toHaveBeenCalled();
    },
  );

  it('that another script has taken are left to it', async () => {
    const { made, load, press } = page('<a href="#size-request">x</a>');
    made.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
    await press('a');
    expect(load).not.toHaveBeenCalled();
  });
});
