import { html, Markup } from '../../http/html.ts';
import { FONT_PATHS, STYLE } from '../../rendering/own-pages/style.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import { scriptHash } from '../../theme/page-scripts.ts';
import { SCRIPT } from './script.ts';
import type { CheckoutTexts } from './texts.ts';

export interface LayoutParts {
  shop: Shop;
  texts: CheckoutTexts;
  /** `/` or `/fr/`. */
  root: string;
  title: string;
  main: Markup;
  aside: Markup | null;
  /** Target of the link next to the name. */
  back: { href: string; text: string } | null;
  withScript: boolean;
}

/** Nothing but the shop's own pictures and fonts and the one style and script printed here can load in a checkout page. */
export const CHECKOUT_POLICY = [
  "default-src 'none'",
  `style-src ${scriptHash(STYLE)}`,
  `script-src ${scriptHash(SCRIPT)}`,
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole page of the host's own. */
export function layout(parts: LayoutParts): string {
  const { shop, texts, root, title, main, aside, back } = parts;
  const { policies } = texts.page;
  return html`<!doctype html>
<html lang="${texts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${texts.page.title(title, shop.name)}</title><meta name="robots" content="noindex"><meta name="referrer" content="same-origin">
<link rel="icon" href="data:,">${Object.values(FONT_PATHS).map((path) => html`<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`)}<style>${new Markup(STYLE)}</style></head>
<body><a class="skip" href="#main">${texts.page.skip}</a>
<header class="brandbar"><a class="brand" href="${root}">${shop.name}</a>${back && html`<a class="bagback" href="${back.href}">${back.text}</a>`}</header>
<div class="page"><main class="main" id="main" tabindex="-1"><div class="column">${main}
<footer class="foot">${Object.entries(policies).map(([handle, name]) => html`<a href="${root}policies/${handle}">${name}</a>`)}</footer></div></main>
${aside && html`<aside class="aside" aria-label="${texts.summary.title}">${aside}</aside>`}</div>
${parts.withScript && html`<script>${new Markup(SCRIPT)}</script>`}</body></html>`.text;
}
