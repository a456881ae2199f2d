import type { MailTexts } from './texts.ts';

const TAXES: Readonly<Record<string, string>> = { 'Sales tax': 'Taxe sur les ventes', VAT: 'TVA' };

export const french: MailTexts = {
  language: 'fr',
  pair: (name, value) => `${name} : ${value}`,
  reset: {
    subject: 'Votre nouveau mot de passe',
    heading: 'Choisissez un nouveau mot de passe',
    sentence: 'Suivez ce lien pour choisir un nouveau mot de passe pour votre compte.',
    action: 'Choisir un mot de passe',
    after: 'Si vous n’avez rien demandé, il n’y a rien à faire : votre mot de passe reste le même.',
  },
  activation: {
    subject: 'Activez votre compte',
    heading: 'Activez votre compte',
    sentence: 'Choisissez un mot de passe pour retrouver vos commandes et payer plus vite.',
    action: 'Activer le compte',
    after: 'Le lien est valable 30 jours.',
  },
  registration: (shop) => ({
    subject: `Bienvenue chez ${shop}`,
    heading: 'Confirmez votre adresse',
    sentence:
      'Suivez ce lien pour terminer la création de votre compte. Vous y retrouverez aussi vos commandes passées avec cette adresse.',
    action: 'Confirmer cette adresse',
    after:
      'Le lien est valable 3 jours. Si vous n’avez pas demandé de compte, il n’y a rien à faire : aucun ne sera créé.',
  }),
  knownAddress: (shop) => ({
    subject: `Votre compte chez ${shop}`,
    heading: 'Vous avez déjà un compte',
    sentence:
      'Quelqu’un a demandé un nouveau compte avec cette adresse. Il en existe un : connectez-vous, ou choisissez un nouveau mot de passe.',
    action: 'Se connecter',
    after: 'Si ce n’est pas vous, il n’y a rien à faire : personne n’a appris que vous avez un compte.',
  }),
  questions: (email) => `Une question ? Répondez à ce message ou écrivez à ${email}.`,
  shipment: {
    subject: (order) => `Un colis de la commande ${order} est en route`,
    heading: 'Votre commande est en route',
    sentence: (items, carrier) => `Dans ce colis : ${items}.${carrier === '' ? '' : ` Transporteur : ${carrier}.`}`,
    track: 'Suivre le colis',
    viewOrder: 'Voir votre commande',
  },
  refund: (order, amount) => ({
    subject: `Remboursement de la commande ${order}`,
    heading: `${amount} vous sont remboursés`,
    sentence: `Nous avons remboursé ${amount} de la commande ${order}, par le moyen de paiement que vous aviez choisi. Votre banque peut mettre quelques jours à l’afficher.`,
    action: 'Voir votre commande',
  }),
  cancelled: (order, reason) => ({
    subject: `La commande ${order} est annulée`,
    heading: 'Votre commande est annulée',
    sentence: `La commande ${order} ne sera pas expédiée.${reason === null ? '' : ` ${reason}.`}`,
    action: 'Voir votre commande',
  }),
  cancelReasons: {
    customer: 'Vous nous avez demandé de l’annuler',
    declined: 'Le paiement a été refusé',
    fraud: null,
    inventory: 'Une pièce n’était plus disponible',
    staff: null,
    other: null,
  },
  confirmation: {
    subject: (order) => `Commande ${order} confirmée`,
    heading: 'Merci pour votre commande',
    sentence: (order) => `Nous préparons la commande ${order} et vous écrirons dès qu’elle sera en route.`,
    viewOrder: 'Voir votre commande',
    subtotal: 'Sous-total',
    discount: 'Remise',
    shipping: 'Livraison',
    free: 'OFFERTE',
    total: 'Total',
    shipTo: 'Livraison à',
    address: 'Adresse',
    tax: (title) => TAXES[title] ?? title.replace(/^(.+) tax$/, 'Taxe, $1'),
  },
  giftCard: {
    subject: (amount, shop) => `Une carte cadeau de ${amount} chez ${shop}`,
    greeting: (name) => (name === '' ? 'Bonjour,' : `Bonjour ${name},`),
    sentence: (amount, shop) => `Voici une carte cadeau de ${amount} chez ${shop}.`,
    heading: (amount) => `Une carte cadeau de ${amount}`,
    see: 'Voir la carte',
    after: 'Saisissez le code au moment de payer. Le solde reste sur la carte.',
  },
};
