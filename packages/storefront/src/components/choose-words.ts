import { t } from '@vitrine/compiler/view.ts';

/** What a button says while an option is open: "Choose a size". Not for the server markup, which has the name ready in the payload. */
export function chooseWords(option: string): string {
  const name = option.toLowerCase();
  return /^[aeiou]/.test(name) ? t('product.choose_an', { option: name }) : t('product.choose', { option: name });
}
