import type { View } from './pictures.ts';

/** English and French. */
type Words = readonly [en: string, fr: string];

const NECK: Words = ['the inside of the neck', 'l’intérieur de l’encolure'];
const WAIST: Words = ['the inside of the waistband', 'l’intérieur de la ceinture'];

/**
 * What one sees of a product in each view, after its name and color; where a type of product or one product shows something else, by that
 * type or handle. The gallery reads the color between ` in ` and the next comma, so that no words have an ` in ` of their own.
 */
const SEEN: Record<View | 'film', { any: Words } & Record<string, Words>> = {
  front: { any: ['from the front', 'de face'] },
  near: { any: ['its upper half, on a rail', 'la partie haute, sur un portant'] },
  back: { any: ['from the back', 'de dos'] },
  side: {
    any: ['from the side, on a rail', 'de côté, sur un portant'],
    Shoes: ['from the side', 'de profil'],
    Accessories: ['from the side', 'de profil'],
    Jewellery: ['from the side', 'de profil'],
    'gift-card': ['from the side', 'de profil'],
  },
  detail: { any: ['from close by', 'de près'] },
  inside: {
    any: NECK,
    Trousers: WAIST,
    Denim: WAIST,
    Skirts: WAIST,
    Shoes: ['the inside', 'l’intérieur'],
    Accessories: ['the inside', 'l’intérieur'],
    Jewellery: ['the inside', 'l’intérieur'],
    'denim-jacket': NECK,
    'gift-card': ['the lining of the envelope', 'la doublure de l’enveloppe'],
  },
  hanging: { any: ['on a hanger', 'sur cintre'] },
  laid: { any: ['laid flat', 'à plat'] },
  sole: { any: ['one lying on its side to show the sole', 'couchée pour montrer la semelle'] },
  clasp: { any: ['the clasp', 'le fermoir'] },
  size: {
    any: ['hanging from a peg', 'à la patère'],
    Jewellery: ['beside its box', 'près de son écrin'],
    Shoes: ['on its box', 'sur sa boîte'],
    'tall-boot': ['beside its box', 'près de sa boîte'],
    'gift-card': ['beside a pencil', 'près d’un crayon'],
    'bridle-belt': ['unrolled', 'déroulée'],
    'felt-fedora': ['from above', 'vu de dessus'],
    'rope-chain-necklace': ['on a bust of linen', 'sur un buste de lin'],
  },
  film: { any: ['film', 'film'] },
};

/** What decides which words are used. */
interface Told {
  handle: string;
  type: string;
}

export interface Named {
  title: string;
  /** Empty where the product comes in one color. */
  color: string;
}

/** The alt text of a product's picture in both languages: `Slip in Ink, from the back` and `Robe, Encre, de dos`. */
export function altTexts(
  view: View | 'film',
  { handle, type }: Told,
  en: Named,
  fr: Named,
): { en: string; fr: string } {
  const [seen, vu] = SEEN[view][handle] ?? SEEN[view][type] ?? SEEN[view].any;
  return {
    en: `${en.title}${en.color && ` in ${en.color}`}, ${seen}`,
    fr: `${fr.title}${fr.color && `, ${fr.color}`}, ${vu}`,
  };
}
