import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { VISITOR_PAGES } from '../gate-pages.ts';

const shop = demoShop();

/** One page of each template. */
const PAGES = Object.values(VISITOR_PAGES).map(([path = '/']) => path);

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const isData = (attributes: string) => /type="application\/(?:ld\+)?json"/.test(attributes);
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each(PAGES)(
  '%s runs under an enforced policy that names each of its scripts, and prints the shop’s data as JSON',
  async (path) => {
    const answer = await fetch(shop.origin + path);
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy-report-only')).toBeNull();
    const policy = answer.headers.get('content-security-policy') ?? '';
    const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    const scripts = [...page.matchAll(SCRIPT)].filter(([, attributes = '']) => !isData(attributes));
    const inline = scripts.filter(([, attributes = '']) => !/\ssrc=/.test(attributes));
    expect(inline.length).toBeGreaterThan(3);
    for (const [, , text = ''] of inline) expect([text, sources.includes(hashOf(text))]).toEqual([text, true]);
    expect(page.match(/<[a-z][^<>]*\son[a-z]+="/g)).toBeNull();
  },
);
