import { html, type Markup } from '../../http/html.ts';
import { shippingRates } from '../../shop/checkout/shipping-rates.ts';
import type { Checkout, PricedLine } from '../../shop/orders/types-commerce.ts';
import type { FileImage } from '../../shop/types.ts';
import type { CheckoutPage, StepPath } from './context.ts';
import { discountRows, lineDiscounts } from './discount-rows.ts';
import { taxName } from './money.ts';
import type { CheckoutTexts } from './texts.ts';

/** Address of a shop picture, twice the px it is shown at. */
export function pictureUrl(image: Pick<FileImage, 'name' | 'version'>, width: number): string {
  return `/cdn/shop/files/${encodeURIComponent(image.name)}?v=${encodeURIComponent(image.version)}&width=${width * 2}`;
}

/** Cart, codes and totals next to every step. `step` is where its small forms return to. */
export function summary(page: CheckoutPage, checkout: Checkout, step: StepPath): Markup {
  const { money } = page;
  const { title } = page.texts.summary;
  // What is wrong with a code must not be hidden where the summary is folded.
  const isOpen = page.errors.code !== undefined;
  return html`<details class="summary"${isOpen && html` open`}><summary><span class="open">${title}</span><span class="total">${money(checkout.totals.due)}</span></summary>
<div class="inside"><h2 class="hidden">${title}</h2><ul class="lines">${checkout.cart.lines.map((line) => lineRow(page, line))}</ul>
${codes(page, checkout, step)}${sums(page, checkout, step)}</div></details>`;
}

function lineRow(page: CheckoutPage, line: PricedLine): Markup {
  const words = page.texts.summary;
  const { compareAtPrice, title } = line.variant;
  const before = Math.max((compareAtPrice ?? 0) * line.quantity, line.linePrice);
  const hasVariantTitle = title !== 'Default Title';
  return html`<li><span class="picture">${line.image && html`<img src="${pictureUrl(line.image, 64)}" alt="" width="64" height="85">`}<span class="count"><span class="hidden">${words.quantity} </span>${line.quantity}</span></span>
<span><span class="name">${line.product.title}</span>${hasVariantTitle && html`<br><span class="what">${title}</span>`}${[...shownProperties(page.texts, line.properties), ...lineDiscounts(line.allocations, page.money)].map((what) => html`<br><span class="what">${what}</span>`)}</span>
<span class="amount">${before > line.finalLinePrice && html`<s><span class="hidden">${words.was} </span>${page.money(before)}</s>`}${page.money(line.finalLinePrice)}</span></li>`;
}

/** A line's visible properties as texts. Those whose name begins with `_` are for programs (docs/platform.md: cart). */
export function shownProperties({ page: words }: CheckoutTexts, properties: Record<string, string> | null): string[] {
  return Object.entries(properties ?? {})
    .filter(([name, value]) => !name.startsWith('_') && value !== '')
    .map(([name, value]) => words.pair(words.properties[name] ?? name, name === 'Send on' ? words.day(value) : value));
}

function codes(page: CheckoutPage, checkout: Checkout, step: StepPath): Markup {
  const action = `/checkouts/${checkout.token}/code`;
  const error = page.errors.code;
  const words = page.texts.summary;
  const removal = (code: string, shown: string) =>
    html`<li><form method="post" action="${action}"><input type="hidden" name="step" value="${step}"><input type="hidden" name="remove" value="${code}"><button>${shown} <span aria-hidden="true">×</span><span class="hidden"> – ${words.remove}</span></button></form></li>`;
  const applied = checkout.cart.discountCodes;
  const { giftCards } = checkout.totals;
  return html`<div class="codes"><form method="post" action="${action}"><input type="hidden" name="step" value="${step}">
<div class="field"><label for="code">${words.code}</label><input id="code" name="code" required maxlength="60" autocomplete="off" autocapitalize="characters" value="${page.values.code ?? ''}"${error && html` aria-invalid="true" aria-describedby="code-error" autofocus`}></div><button class="button quiet">${words.apply}</button>
${error && html`<p class="wrong" id="code-error">${error}</p>`}</form>
${
  (applied.length > 0 || giftCards.length > 0) &&
  html`<ul class="tags" aria-label="${words.codes}">${applied.map(({ code, applicable }) =>
    removal(code, applicable ? code : words.unusable(code)),
  )}${giftCards.map((card) => removal(String(card.id), words.giftCard(card.lastCharacters)))}</ul>`
}</div>`;
}

/** Whatever address comes, the rate that is chosen by itself costs nothing: that need not wait for the next step. */
const isFreeEverywhere = ({ shop }: CheckoutPage): boolean =>
  shop.countries.length > 0 && shop.countries.every((code) => shippingRates(shop, code)[0]?.price === 0);

function sums(page: CheckoutPage, checkout: Checkout, step: StepPath): Markup {
  const { money, texts } = page;
  const words = texts.summary;
  const { totals } = checkout;
  const shipping =
    checkout.shippingRate === null && checkout.cart.requiresShipping
      ? isFreeEverywhere(page)
        ? texts.shipping.free
        : words.shippingLater
      : totals.shipping === 0
        ? texts.shipping.free
        : money(totals.shipping);
  return html`<dl class="sums"><div><dt>${words.subtotal}</dt><dd class="total">${money(totals.subtotal)}</dd></div>
${discountRows(checkout.cart.applications, words.discount, money).map(([name, amount]) => html`<div><dt>${name}</dt><dd class="total">${amount}</dd></div>`)}
${checkout.cart.requiresShipping && html`<div><dt>${words.shipping}</dt><dd class="total">${shipping}</dd></div>`}
${
  checkout.shippingAddress
    ? totals.taxLines.map(
        (tax) =>
          html`<div><dt>${taxName(texts, tax.title, checkout.shippingAddress)}</dt><dd class="total">${money(tax.price)}</dd></div>`,
      )
    : step !== 'payment' && html`<div><dt>${words.tax}</dt><dd>${words.taxLater}</dd></div>`
}
${totals.giftCards.map((card) => html`<div><dt>${words.giftCard(card.lastCharacters)}</dt><dd class="total">−${money(card.amount)}</dd></div>`)}
<div class="grand"><dt>${words.total}</dt><dd class="total"><small>${checkout.cart.currency}</small>${money(totals.due)}</dd></div></dl>`;
}
