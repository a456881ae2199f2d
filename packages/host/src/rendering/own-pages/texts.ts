/** What the host's own pages say: those a theme has no template for. Plain texts in HTML; `{{ … }}` is Liquid. */
export interface OwnTexts {
  /** BCP 47 */
  language: 'en' | 'fr';
  skip: string;
  shop: string;
  /** Between the name of a page and the shop's. */
  between: string;
  logIn: string;
  logOut: string;
  email: string;
  password: string;
  passwordAgain: string;
  forgot: string;
  forgotHint: string;
  send: string;
  sent: string;
  guest: string;
  newHere: string;
  createAccount: string;
  haveAccount: string;
  firstName: string;
  lastName: string;
  newsletter: string;
  reset: string;
  resetHint: string;
  activate: string;
  activateHint: string;
  decline: string;
  account: string;
  orders: string;
  noOrders: string;
  order: string;
  backToAccount: string;
  placed: string;
  cancelled: string;
  payment: string;
  delivery: string;
  quantity: string;
  tracking: string;
  subtotal: string;
  discounts: string;
  shipping: string;
  taxes: string;
  total: string;
  refunded: string;
  shippingAddress: string;
  billingAddress: string;
  addresses: string;
  manageAddresses: string;
  defaultAddress: string;
  newAddress: string;
  change: string;
  save: string;
  add: string;
  remove: string;
  company: string;
  address1: string;
  address2: string;
  city: string;
  zip: string;
  country: string;
  province: string;
  phone: string;
  asDefault: string;
  saved: string;
  closed: string;
  enter: string;
  giftCard: string;
  balance: string;
  code: string;
  until: string;
  expired: string;
  disabled: string;
  toShop: string;
  notFound: string;
  notFoundHint: string;
  search: string;
  searchFor: string;
  results: string;
  noResults: string;
  collections: string;
  soldOut: string;
  empty: string;
  cart: string;
  cartEmpty: string;
  remove1: string;
  update: string;
  checkout: string;
}

const en: OwnTexts = {
  language: 'en',
  skip: 'Skip to content',
  shop: 'Back to the shop',
  between: ' – ',
  logIn: 'Log in',
  logOut: 'Log out',
  email: 'Email',
  password: 'Password',
  passwordAgain: 'Password again',
  forgot: 'Forgot your password?',
  forgotHint: 'We send you a link with which you choose a new one.',
  send: 'Send the link',
  sent: 'If there is an account with this address, a mail with a link is on its way.',
  guest: 'Continue as a guest',
  newHere: 'New here?',
  createAccount: 'Create an account',
  haveAccount: 'You have an account?',
  firstName: 'First name',
  lastName: 'Last name',
  newsletter: 'Send me news and offers by email',
  reset: 'Choose a new password',
  resetHint: 'For the account of',
  activate: 'Activate your account',
  activateHint: 'Choose a password to finish.',
  decline: 'I do not want an account',
  account: 'Your account',
  orders: 'Orders',
  noOrders: 'You have not ordered yet.',
  order: 'Order',
  backToAccount: 'Back to your account',
  placed: 'Placed on',
  cancelled: 'Cancelled on',
  payment: 'Payment',
  delivery: 'Delivery',
  quantity: 'Quantity',
  tracking: 'Track the parcel',
  subtotal: 'Subtotal',
  discounts: 'Discounts',
  shipping: 'Shipping',
  taxes: 'Taxes',
  total: 'Total',
  refunded: 'Refunded',
  shippingAddress: 'Shipping address',
  billingAddress: 'Billing address',
  addresses: 'Addresses',
  manageAddresses: 'Change your addresses',
  defaultAddress: 'Default',
  newAddress: 'A new address',
  change: 'Change this address',
  save: 'Save',
  add: 'Add the address',
  remove: 'Delete this address',
  company: 'Company (optional)',
  address1: 'Address',
  address2: 'Apartment, floor (optional)',
  city: 'City',
  zip: 'Postal code',
  country: 'Country or region',
  province: 'State, province or region',
  phone: 'Phone (optional)',
  asDefault: 'Use as the default address',
  saved: 'Saved.',
  closed: 'The shop opens soon',
  enter: 'Enter the shop',
  giftCard: 'Your gift card',
  balance: 'Balance',
  code: 'Code',
  until: 'Valid until',
  expired: 'This gift card has expired.',
  disabled: 'This gift card is no longer valid.',
  toShop: 'Go to the shop',
  notFound: 'Page not found',
  notFoundHint: 'There is nothing at this address. It may have moved.',
  search: 'Search',
  searchFor: 'What are you looking for?',
  results: 'Results',
  noResults: 'Nothing was found.',
  collections: 'Collections',
  soldOut: 'Sold out',
  empty: 'There is nothing here yet.',
  cart: 'Your cart',
  cartEmpty: 'Your cart is empty.',
  remove1: 'Remove',
  update: 'Update',
  checkout: 'Check out',
};

const fr: OwnTexts = {
  language: 'fr',
  skip: 'Aller au contenu',
  shop: 'Retour à la boutique',
  between: ' – ',
  logIn: 'Se connecter',
  logOut: 'Se déconnecter',
  email: 'E-mail',
  password: 'Mot de passe',
  passwordAgain: 'Mot de passe, une seconde fois',
  forgot: 'Mot de passe oublié ?',
  forgotHint: 'Nous vous envoyons un lien pour en choisir un nouveau.',
  send: 'Envoyer le lien',
  sent: 'Si un compte existe à cette adresse, un e-mail contenant un lien est en route.',
  guest: 'Continuer sans compte',
  newHere: 'Première visite ?',
  createAccount: 'Créer un compte',
  haveAccount: 'Vous avez un compte ?',
  firstName: 'Prénom',
  lastName: 'Nom',
  newsletter: 'Recevoir les nouveautés et les offres par e-mail',
  reset: 'Choisir un nouveau mot de passe',
  resetHint: 'Pour le compte de',
  activate: 'Activer votre compte',
  activateHint: 'Choisissez un mot de passe pour terminer.',
  decline: 'Je ne souhaite pas de compte',
  account: 'Votre compte',
  orders: 'Commandes',
  noOrders: 'Vous n’avez pas encore passé de commande.',
  order: 'Commande',
  backToAccount: 'Retour à votre compte',
  placed: 'Passée le',
  cancelled: 'Annulée le',
  payment: 'Paiement',
  delivery: 'Livraison',
  quantity: 'Quantité',
  tracking: 'Suivre le colis',
  subtotal: 'Sous-total',
  discounts: 'Réductions',
  shipping: 'Livraison',
  taxes: 'Taxes',
  total: 'Total',
  refunded: 'Remboursé',
  shippingAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  addresses: 'Adresses',
  manageAddresses: 'Modifier vos adresses',
  defaultAddress: 'Par défaut',
  newAddress: 'Une nouvelle adresse',
  change: 'Modifier cette adresse',
  save: 'Enregistrer',
  add: 'Ajouter l’adresse',
  remove: 'Supprimer cette adresse',
  company: 'Entreprise (facultatif)',
  address1: 'Adresse',
  address2: 'Appartement, étage (facultatif)',
  city: 'Ville',
  zip: 'Code postal',
  country: 'Pays ou région',
  province: 'État, province ou région',
  phone: 'Téléphone (facultatif)',
  asDefault: 'Utiliser comme adresse par défaut',
  saved: 'Enregistré.',
  closed: 'La boutique ouvre bientôt',
  enter: 'Entrer dans la boutique',
  giftCard: 'Votre carte cadeau',
  balance: 'Solde',
  code: 'Code',
  until: 'Valable jusqu’au',
  expired: 'Cette carte cadeau a expiré.',
  disabled: 'Cette carte cadeau n’est plus valable.',
  toShop: 'Aller à la boutique',
  notFound: 'Page introuvable',
  notFoundHint: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée.',
  search: 'Rechercher',
  searchFor: 'Que cherchez-vous ?',
  results: 'Résultats',
  noResults: 'Rien n’a été trouvé.',
  collections: 'Collections',
  soldOut: 'Épuisé',
  empty: 'Il n’y a encore rien ici.',
  cart: 'Votre panier',
  cartEmpty: 'Votre panier est vide.',
  remove1: 'Retirer',
  update: 'Mettre à jour',
  checkout: 'Passer la commande',
};

/** Of a language of the shop; English where the host does not speak it. */
export const ownTexts = (locale: string): OwnTexts => (/^fr(?:-|$)/i.test(locale) ? fr : en);
