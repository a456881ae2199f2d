import { Html, t } from '@vitrine/compiler/view.ts';

/** How a piece comes and goes back: the merchant's words, else the theme's own. */
export function DeliveryReturns({ html }: { html: string }) {
  return html ? <Html className="prose small" html={html} /> : <p className="small">{t('product.delivery_text')}</p>;
}
