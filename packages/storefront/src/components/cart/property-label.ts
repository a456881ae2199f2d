import { t } from '@vitrine/compiler/view.ts';
import {
  GIFT_CARD_EMAIL_PROPERTY,
  GIFT_CARD_MESSAGE_PROPERTY,
  GIFT_CARD_NAME_PROPERTY,
  GIFT_CARD_SEND_ON_PROPERTY,
} from '../../domain/line-properties.ts';

/**
 * What a shopper reads for the name of a line's property: that of a gift card's field as its form calls it, in the language of
 * the page; any other as it was posted.
 */
export function propertyLabel(name: string): string {
  switch (name) {
    case GIFT_CARD_EMAIL_PROPERTY:
      return t('gift.email');
    case GIFT_CARD_NAME_PROPERTY:
      return t('gift.name');
    case GIFT_CARD_MESSAGE_PROPERTY:
      return t('gift.message');
    case GIFT_CARD_SEND_ON_PROPERTY:
      return t('gift.send_on');
    default:
      return name;
  }
}
