// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepHost, ownAddress, rewriteHost } from './rewrite-host.ts';

const hosts = { host: 'shop.example', checkoutHost: 'shop.myshopify.test' };
const page = 'https://shop.example/products/dress';
const own = (address: string, to = hosts, at = page) => ownAddress(address, to, at);

describe('ownAddress', () => {
  it('points addresses of the checkout host at the shop’s host', () => {
    expect(own('https://shop.myshopify.test/cart?x=1#top')).toBe('https://shop.example/cart?x=1#top');
    expect(own('//shop.myshopify.test/account/login')).toBe('https://shop.example/account/login');
  });

  it('does not change any other address', () => {
    for (const address of [
      '/cart',
      '#main',
      'https://other.test/shop.myshopify.test',
      'https://evil-shop.myshopify.test/',
      'https://shop.myshopify.test.evil.test/',
      'mailto:a@shop.myshopify.test',
      'javascript:void "shop.myshopify.test"',
      'https://[shop.myshopify.test',
      '',
    ]) {
      expect(own(address), address).toBeUndefined();
    }
  });

  it('uses the scheme and port of the page', () => {
    const local = { ...hosts, host: 'localhost:3000' };
    expect(own('https://shop.myshopify.test/a', local, 'http://localhost:3000/')).toBe('http://localhost:3000/a');
    expect(own('https://shop.myshopify.test/a', local, 'http://other/')).toBe('https://localhost:3000/a');
  });

  it('does nothing when the hosts are the same or unknown', () => {
    expect(own('https://shop.myshopify.test/', { host: '', checkoutHost: hosts.checkoutHost })).toBeUndefined();
    expect(own('https://a.test/', { host: 'a.test', checkoutHost: 'a.test' })).toBeUndefined();
  });

  it('changes nothing but the host, once', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const address = `https://${hosts.checkoutHost}${path}?${query}`;
        const rewritten = own(address);
        expect(rewritten).toBe(new URL(address).href.replace(hosts.checkoutHost, hosts.host));
        expect(own(rewritten ?? '')).toBeUndefined();
      }),
      { numRuns: 40 },
    );
  });
});

describe('rewriteHost', () => {
  const link = (path: string) => `https://${hosts.checkoutHost}${path}`;
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('rewrites links, form actions and button actions', { tags: ['start-5', 'start-6'] }, () => {
    document.body.innerHTML = `<a href="${link('/a')}"></a><form action="${link('/b')}"><button formaction="${link('/c')}"></button></form>
      <img src="${link('/d')}"><a href="https://other.test/"></a>`;
    rewriteHost(document, hosts, page);
    expect(document.body.innerHTML.match(/https:[^"]*/g)).toEqual([
      'https://shop.example/a',
      'https://shop.example/b',
      'https://shop.example/c',
      link('/d'),
      'https://other.test/',
    ]);
  });

  it('rewrites elements that are added later', async () => {
    const stop = keepHost(document, hosts);
    const section = document.createElement('section');
    section.innerHTML = `<p><a href="${link('/late')}"></a></p>`;
    document.body.append(section);
    const anchor = document.querySelector('a');
    await vi.waitFor(() => expect(anchor?.getAttribute('href')).toContain('shop.example/late'));
    anchor?.setAttribute('href', link('/changed'));
    await vi.waitFor(() => expect(anchor?.getAttribute('href')).toContain('shop.example/changed'));
    stop();
  });
});
