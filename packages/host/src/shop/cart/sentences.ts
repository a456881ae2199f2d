import type { CartError } from './errors.ts';

type Say = (error: CartError) => string;

/** What only programs cause, in the platform's own words whatever the language. */
function forPrograms(error: CartError): string | null {
  if (error.code === 'missing_parameters') return 'no valid id or line parameter';
  if (error.code === 'variant_not_found') return 'Cannot find variant';
  if (error.code !== 'gift_card_recipient') return null;
  return Object.entries(error.fields)
    .map(([field, messages]) => `${field} ${messages.join(', ')}`)
    .join('; ');
}

/** 5,000 */
const count = (value: number, separator: string) => String(value).replace(/\B(?=(\d{3})+$)/g, separator);
const kilobytes = (bytes: number) => Math.floor(bytes / 1024);

const english: Say = (error) => {
  switch (error.code) {
    case 'product_sold_out':
      return `The product '${error.name}' is already sold out.`;
    case 'only_some_added':
      return `Only ${error.added} of '${error.name}' ${error.added === 1 ? 'was' : 'were'} added to your bag, because no more are available.`;
    case 'all_items_in_cart':
      return `All ${error.count} available of '${error.name}' are already in your bag.`;
    case 'only_n_available':
      return `You can only have ${error.count} of '${error.name}' in your bag.`;
    case 'invalid_input':
      return `The value given for ${error.parameter} is not valid.`;
    case 'too_many_line_items':
      return `A bag can hold at most ${error.max} different items.`;
    case 'too_many_properties':
      return `At most ${error.max} details can be given.`;
    case 'note_too_long':
      return `A note can be at most ${count(error.max, ',')} characters long.`;
    case 'properties_too_long':
      return `These details are too long: one can have ${count(error.maxValue, ',')} characters, all of them together ${kilobytes(error.maxBytes)} kB.`;
    case 'cart_texts_too_long':
      return `The notes and details in your bag are too long together: there is room for ${kilobytes(error.maxBytes)} kB. Please shorten one of them.`;
    case 'too_many_carts':
      return 'Too many new bags were started from your network. Please wait a minute and try again.';
    case 'carts_too_large':
      return 'Too much was put into bags from your network today. What is in your bag can still be bought; please come back tomorrow to add to it.';
    case 'cart_too_large':
      return 'That is more than a bag can hold.';
    default:
      return forPrograms(error) ?? '';
  }
};

/** No-break spaces, as French writes them: before a colon or a unit, and in numbers. */
const SPACE = '\u00a0';
const NARROW = '\u202f';

const french: Say = (error) => {
  switch (error.code) {
    case 'product_sold_out':
      return `« ${error.name} » est épuisé.`;
    case 'only_some_added':
      return `« ${error.name} » : ${error.added === 1 ? 'une seule pièce a été ajoutée' : `${error.added} pièces seulement ont été ajoutées`} à votre panier, il n’en reste pas davantage.`;
    case 'all_items_in_cart':
      return error.count === 1
        ? `« ${error.name} » : la dernière pièce est déjà dans votre panier.`
        : `« ${error.name} » : les ${error.count} pièces disponibles sont déjà dans votre panier.`;
    case 'only_n_available':
      return `« ${error.name} » : votre panier ne peut en contenir que ${error.count}.`;
    case 'invalid_input':
      return `La valeur donnée pour ${error.parameter} n’est pas valable.`;
    case 'too_many_line_items':
      return `Un panier contient au plus ${error.max} articles différents.`;
    case 'too_many_properties':
      return `On peut donner au plus ${error.max} précisions.`;
    case 'note_too_long':
      return `Une note compte au plus ${count(error.max, NARROW)} caractères.`;
    case 'properties_too_long':
      return `Ces précisions sont trop longues${SPACE}: chacune compte au plus ${count(error.maxValue, NARROW)} caractères, et toutes ensemble ${kilobytes(error.maxBytes)}${SPACE}ko.`;
    case 'cart_texts_too_long':
      return `Les notes et précisions de votre panier sont trop longues${SPACE}: ensemble, elles ne peuvent dépasser ${kilobytes(error.maxBytes)}${SPACE}ko. Merci d’en raccourcir une.`;
    case 'too_many_carts':
      return 'Trop de nouveaux paniers ont été ouverts depuis votre réseau. Merci de réessayer dans une minute.';
    case 'carts_too_large':
      return `Trop d’articles et de précisions ont été ajoutés aux paniers depuis votre réseau aujourd’hui. Vous pouvez toujours commander ce que contient le vôtre${NARROW}; merci de revenir demain pour le compléter.`;
    case 'cart_too_large':
      return 'C’est plus qu’un panier ne peut contenir.';
    default:
      return forPrograms(error) ?? '';
  }
};

const LANGUAGES: Readonly<Record<string, Say>> = { en: english, fr: french };

/** Why a change of the cart was refused, as a sentence in the visitor's language (`fr`, `fr-CA`); English where there is none in it. */
export function cartErrorSentence(error: CartError, locale: string): string {
  return (LANGUAGES[locale.split('-')[0] ?? ''] ?? english)(error);
}
