import { t } from '@vitrine/compiler/view.ts';
import type { MissingOption } from '../../domain/missing-option.ts';

/** What a button says while an option is open: "Choose a size". */
export const choiceText = ({ missing, missing_vowel }: MissingOption): string =>
  missing_vowel ? t('product.choose_an', { option: missing }) : t('product.choose', { option: missing });
