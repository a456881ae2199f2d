import { html, type Markup } from '../../http/html.ts';
import type { Checkout, CheckoutStep } from '../../shop/orders/types-commerce.ts';
import { type CheckoutPage, STEPS, type StepPath } from './context.ts';

/** The path of the first step that is not done. */
export function openStep(step: CheckoutStep): StepPath | 'thank_you' {
  return STEPS.find((entry) => entry.step === step)?.path ?? 'thank_you';
}

/** Whether a step may be shown: it is the open one or one before it. */
export function isReachable(checkout: Checkout, path: StepPath): boolean {
  const open = STEPS.findIndex((entry) => entry.step === checkout.step);
  return STEPS.findIndex((entry) => entry.path === path) <= open;
}

/** Where the shopper is: earlier steps are links. */
export function stepList(page: CheckoutPage, checkout: Checkout, current: StepPath): Markup {
  const { texts, root } = page;
  const steps = STEPS.filter((entry) => entry.path !== 'shipping' || checkout.cart.requiresShipping);
  const at = steps.findIndex((entry) => entry.path === current);
  return html`<nav aria-label="${texts.steps.label}"><ol class="steps"><li><a href="${root}cart">${texts.page.bag}</a></li>${steps.map(
    (entry, index) =>
      index < at
        ? html`<li><a href="/checkouts/${checkout.token}/${entry.path}">${texts.steps[entry.path]}</a></li>`
        : html`<li><span${index === at && html` aria-current="step"`}>${texts.steps[entry.path]}</span></li>`,
  )}</ol></nav>`;
}

/** What went wrong and what changed, above the form; read out at once. */
export function messages(page: CheckoutPage): Markup {
  const words = page.texts.messages;
  const wrong = Object.entries(page.errors).filter(([name]) => name !== 'form' && name !== 'code');
  return html`${page.errors.form !== undefined && html`<div class="notice" role="alert"><p>${page.errors.form}</p></div>`}
${page.notices.length > 0 && html`<div class="notice" role="status"><h2>${words.changed}</h2><ul>${page.notices.map((notice) => html`<li>${notice}</li>`)}</ul><p><a href="${page.root}cart">${words.changeCart}</a></p></div>`}
${wrong.length > 0 && html`<div class="notice" role="alert"><p>${words.fields(wrong.length)}</p></div>`}`;
}
