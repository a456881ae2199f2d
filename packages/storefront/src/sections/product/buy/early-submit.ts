import { statusOf } from '../../../domain/availability.ts';
import { lineProperties } from '../../../domain/line-properties.ts';
import type { ProductVariant } from '../../../domain/variant.schema.ts';
import type { ProductProps } from '../product.schema.ts';

/** The viewport in which an add opens the drawer; on a phone it leads to the cart page (rule cart-23). */
const DESKTOP = '(min-width: 1024px)';

/** ms to wait on desktop for the scripts that open the drawer; then the form is submitted. */
const PATIENCE = 1000;

const FORM = '[data-island="product"] .buy';

/**
 * Makes the options and Add to bag work while the product's island is dormant: the button is enabled as soon as every option is chosen,
 * and the form is submitted as without scripts. Only for variants whose price, note and terms the server markup already shows; the others
 * wait for hydration. Options chosen before this ran are clicked again, so that the boot replays them to the island
 * (docs/decisions/0025-before-hydration.md).
 */
export function enableEarlySubmit(page: Document): void {
  const form = page.querySelector<HTMLFormElement>(FORM);
  const button = form?.querySelector<HTMLButtonElement>('[type=submit][name=id]');
  const label = button?.firstElementChild;
  const payload = form?.closest('[data-island]')?.querySelector(':scope > script')?.textContent;
  if (!form || !button || !label || !payload) return;
  const product: ProductProps = JSON.parse(payload);
  const texts: Record<string, string> = JSON.parse(page.getElementById('vitrine-strings')?.textContent || '{}');
  const serverMarkup = { disabled: button.disabled, text: label.textContent };
  let sent = false;
  /** The hydrated island validates the form itself. */
  const isHydrated = () => form.noValidate;

  const show = (text: string | null, isBusy = false) => {
    label.textContent = text;
    button.ariaBusy = String(isBusy);
  };

  const update = () => {
    if (isHydrated()) return;
    sent = false;
    const variant = plainVariant(product, chosenIn(form));
    button.disabled = !variant && serverMarkup.disabled;
    show(variant ? variant.button || texts['product.add_to_bag'] || serverMarkup.text : serverMarkup.text);
  };

  const send = ({ id, ...variant }: ProductVariant) => {
    if (sent || isHydrated()) return;
    sent = true;
    show(texts['product.adding'] ?? serverMarkup.text, true);
    form.addEventListener(
      'formdata',
      ({ formData }) => {
        formData.set('id', String(id));
        for (const [name, value] of Object.entries(lineProperties(variant, product.final_sale)))
          formData.set(`properties[${name}]`, value);
      },
      { once: true },
    );
    form.submit();
  };

  form.addEventListener('change', update);
  // Back from the cart page: the form can be submitted again.
  addEventListener('pageshow', ({ persisted }) => persisted && update());
  addEventListener(
    'click',
    (event) => {
      if (isHydrated() || !(event.target instanceof Node) || !button.contains(event.target)) return;
      // Offline, a submitted form would end on the browser's error page.
      if (!navigator.onLine) return;
      const variant = plainVariant(product, chosenIn(form));
      if (!variant) return;
      if (matchMedia(DESKTOP).matches) {
        // The boot replays the press once the island is hydrated.
        setTimeout(() => send(variant), PATIENCE);
        return;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      send(variant);
    },
    true,
  );
  for (const radio of radiosIn(form)) if (radio.checked && !radio.defaultChecked) radio.click();
  update();
}

/** The chosen value of each option; undefined: not chosen. */
const chosenIn = (form: HTMLFormElement): (string | undefined)[] =>
  [...form.querySelectorAll('.option')].map((option) => radiosIn(option).find(({ checked }) => checked)?.value);

const radiosIn = (part: Element): HTMLInputElement[] => [...part.querySelectorAll<HTMLInputElement>('.option__radio')];

/** The chosen variant, if it can be bought and the server markup already shows its price, note and terms. */
export function plainVariant(
  product: ProductProps,
  chosen: readonly (string | undefined)[],
): ProductVariant | undefined {
  const { variant: shown, variants, single, gift_card, status } = product;
  if (gift_card || status !== 'normal') return undefined;
  const variant = single ? shown : variants.find(({ options }) => options.every((value, at) => value === chosen[at]));
  const isOnPage =
    variant &&
    statusOf(variant) === 'normal' &&
    variant.price === shown.price &&
    variant.cap === shown.cap &&
    variant.note === shown.note &&
    variant.final_sale === shown.final_sale;
  return isOnPage ? variant : undefined;
}
