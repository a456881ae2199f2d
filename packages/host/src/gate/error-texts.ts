import type { StoreFault } from '../store/store-error.ts';

/** Texts of the host's own error pages, in one language. */
export interface ErrorTexts {
  /** For the page's `lang`. */
  language: string;
  /** The link to the shop. */
  back: string;
  /** By HTTP status. */
  sentences: Readonly<Record<number, string>>;
  /** Texts for shoppers when the store refuses, by fault. */
  store: Readonly<Record<StoreFault, string>>;
}

const ENGLISH_NOT_SAVED =
  'Nothing can be saved at the moment. The shop can still be looked at; please try again in a few minutes.';

const FRENCH_NOT_SAVED =
  'Rien ne peut être enregistré pour le moment. La boutique reste ouverte à la visite\u202f; merci de réessayer dans quelques minutes.';

const ENGLISH: ErrorTexts = {
  language: 'en',
  back: 'Back to the shop',
  sentences: {
    400: 'The request could not be understood.',
    401: 'This shop is closed. Its password page opens it.',
    403: 'This request is not allowed.',
    404: 'There is nothing at this address.',
    405: 'This address does not take that kind of request.',
    413: 'That is more than can be sent here at once.',
    414: 'The address is too long.',
    415: 'The body must be a form, multipart form data or JSON.',
    421: 'This shop does not answer to that name.',
    429: 'Too many requests. Please try again in a moment.',
    500: 'Something went wrong on our side. Nothing you did is lost; please try again.',
    503: 'The shop is busy. Please try again in a moment.',
  },
  store: {
    busy: 'The shop is busy and nothing was saved. Please try again in a moment.',
    full: ENGLISH_NOT_SAVED,
    'read-only': ENGLISH_NOT_SAVED,
    disk: ENGLISH_NOT_SAVED,
    missing: ENGLISH_NOT_SAVED,
    away: 'The shop cannot be reached at the moment and nothing was saved. Please try again in a moment.',
    damaged: 'A part of the shop cannot be read at the moment. Please try again later.',
  },
};

const FRENCH: ErrorTexts = {
  language: 'fr',
  back: 'Revenir à la boutique',
  sentences: {
    400: 'Cette demande n’a pas pu être comprise.',
    401: 'Cette boutique est fermée. Sa page de mot de passe l’ouvre.',
    403: 'Cette demande n’est pas autorisée.',
    404: 'Il n’y a rien à cette adresse.',
    405: 'Cette adresse n’accepte pas ce genre de demande.',
    413: 'C’est plus qu’on ne peut envoyer ici en une fois.',
    414: 'Cette adresse est trop longue.',
    415: 'Ce qui a été envoyé n’a pas la forme attendue.',
    421: 'Cette boutique ne répond pas à ce nom.',
    429: 'Trop de demandes à la fois. Merci de réessayer dans un instant.',
    500: 'Quelque chose s’est mal passé de notre côté. Rien n’est perdu ; merci de réessayer.',
    503: 'La boutique est très sollicitée. Merci de réessayer dans un instant.',
  },
  store: {
    busy: 'La boutique est très sollicitée et rien n’a été enregistré. Merci de réessayer dans un instant.',
    full: FRENCH_NOT_SAVED,
    'read-only': FRENCH_NOT_SAVED,
    disk: FRENCH_NOT_SAVED,
    missing: FRENCH_NOT_SAVED,
    away: 'La boutique est injoignable pour le moment et rien n’a été enregistré. Merci de réessayer dans un instant.',
    damaged: 'Une partie de la boutique ne peut pas être lue pour le moment. Merci de réessayer plus tard.',
  },
};

/** The words of error pages in a language (`fr`, `fr-CA`); English where there are none. */
export function errorTexts(locale: string): ErrorTexts {
  return locale.split('-')[0] === FRENCH.language ? FRENCH : ENGLISH;
}
