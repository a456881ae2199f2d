import { statusOf } from '../../../domain/availability.ts';
import { lineProperties } from '../../../domain/line-properties.ts';
import type { ProductVariant } from '../../../domain/variant.schema.ts';
import type { ProductProps } from '../product.schema.ts';

/** Windows in which an add opens a drawer; on a phone it leads to the bag's page (rule cart-23). */
const DESKTOP = '(min-width: 1024px)';

/** ms a shopper on desktop waits for the scripts that open the drawer. Then the form is sent. */
const PATIENCE = 1000;

const FORM = '[data-island="product"] .buy';

/**
 * Answers a choice of options and a press of Add to bag while the product's island is not hydrated: the button is live as soon as all is
 * chosen, and the form is sent as one without scripts is. It does so only where the page already says all that holds for the variant; anything
 * else waits for the island. What was chosen before this ran is pressed again, so that the island gets it too
 * (docs/decisions/0025-before-hydration.md).
 */
export function answerEarly(page: Document): void {
  const form = page.querySelector<HTMLFormElement>(FORM);
  const button = form?.querySelector<HTMLButtonElement>('[type=submit][name=id]');
  const label = button?.firstElementChild;
  const payload = form?.closest('[data-island]')?.querySelector(':scope > script')?.textContent;
  if (!form || !button || !label || !payload) return;
  const product: ProductProps = JSON.parse(payload);
  const texts: Record<string, string> = JSON.parse(page.getElementById('vitrine-strings')?.textContent || '{}');
  const painted = { disabled: button.disabled, text: label.textContent };
  let sent = false;
  /** The hydrated island checks the form itself. */
  const isHydrated = () => form.noValidate;

  const show = (text: string | null, isBusy = false) => {
    label.textContent = text;
    button.ariaBusy = String(isBusy);
  };

  const update = () => {
    if (isHydrated()) return;
    sent = false;
    const variant = plainVariant(product, chosenIn(form));
    button.disabled = !variant && painted.disabled;
    show(variant ? variant.button || texts['product.add_to_bag'] || painted.text : painted.text);
  };

  const send = ({ id, ...variant }: ProductVariant) => {
    if (sent || isHydrated()) return;
    sent = true;
    show(texts['product.adding'] ?? painted.text, true);
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
  // Back from the bag: the form can be sent again.
  addEventListener('pageshow', ({ persisted }) => persisted && update());
  addEventListener(
    'click',
    (event) => {
      if (isHydrated() || !(event.target instanceof Node) || !button.contains(event.target)) return;
      // A form that cannot be sent would leave the shopper on the browser's own page.
      if (!navigator.onLine) return;
      const variant = plainVariant(product, chosenIn(form));
      if (!variant) return;
      if (matchMedia(DESKTOP).matches) {
        // The boot keeps the press for the island.
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

/** The variant that was chosen, where it can be bought and all that is said of it is on the page already: price, note, terms. */
export function plainVariant(
  product: ProductProps,
  chosen: readonly (string | undefined)[],
): ProductVariant | undefined {
  const { variant: shown, variants, single, gift_card, status } = product;
  if (gift_card || status !== 'normal') return undefined;
  const variant = single ? shown : variants.find(({ options }) => options.every((value, at) => value === chosen[at]));
  const isSaid =
    variant &&
    statusOf(variant) === 'normal' &&
    variant.price === shown.price &&
    variant.cap === shown.cap &&
    variant.note === shown.note &&
    variant.final_sale === shown.final_sale;
  return isSaid ? variant : undefined;
}
