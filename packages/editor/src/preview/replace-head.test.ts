// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { parsePage } from './printed-page.ts';
import { replaceHead } from './replace-head.ts';

const page = (head: string) => parsePage(`<!doctype html><head>${head}</head><body></body>`);

const head = () => [...document.head.children].map(({ outerHTML }) => outerHTML);

it('replaces styles in their places, and leaves what scripts have added', async () => {
  const before = '<title>Old</title><style>a{color:red}</style><style>b{}</style>';
  document.head.innerHTML = `${before}<style>added{}</style>`;
  const kept = document.head.children[2];
  await replaceHead(page(before), page('<title>New</title><style>a{color:blue}</style><style>b{}</style>'));
  expect(head()).toEqual([
    '<title>New</title>',
    '<style>a{color:blue}</style>',
    '<style>b{}</style>',
    '<style>added{}</style>',
  ]);
  expect(document.head.children[2]).toBe(kept);
});

it('takes away what the page no longer has, also if a script has changed it since', async () => {
  const link = '<link rel="preload" href="/font.woff2" as="font">';
  document.head.innerHTML = `${link}<meta name="a">`;
  document.head.firstElementChild?.setAttribute('crossorigin', '');
  await replaceHead(page(`${link}<meta name="a">`), page('<meta name="a">'));
  expect(head()).toEqual(['<meta name="a">']);
});
