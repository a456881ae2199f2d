import { GIFT_CARD_SEND_PROPERTY } from '../../../domain/line-properties.ts';

/** The line properties a form's own fields hold (`properties[…]`); a recipient only where the gift card is sent to one. */
export function typedProperties(form: FormData): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const [field, value] of form) {
    const name = /^properties\[(.+)\]$/.exec(field)?.[1];
    if (name && typeof value === 'string' && value.trim() !== '') properties[name] = value.trim();
  }
  return GIFT_CARD_SEND_PROPERTY in properties ? properties : {};
}
