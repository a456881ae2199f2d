/** Which cut each piece of the catalogue has. The colors come from the catalogue itself. */
import type { ClothName } from './cloth.ts';
import * as accessories from './cuts/accessories.ts';
import * as bags from './cuts/bags.ts';
import * as blousons from './cuts/blousons.ts';
import * as cardigans from './cuts/cardigans.ts';
import * as coats from './cuts/coats.ts';
import * as dayDresses from './cuts/day-dresses.ts';
import * as denimJacket from './cuts/denim-jacket.ts';
import * as dresses from './cuts/dresses.ts';
import * as jackets from './cuts/jackets.ts';
import * as jewellery from './cuts/jewellery.ts';
import * as jumpsuits from './cuts/jumpsuits.ts';
import * as knits from './cuts/knits.ts';
import * as scarves from './cuts/scarves.ts';
import * as shirts from './cuts/shirts.ts';
import * as shoes from './cuts/shoes.ts';
import * as skirts from './cuts/skirts.ts';
import * as tops from './cuts/tops.ts';
import * as trousers from './cuts/trousers.ts';
import * as waistcoat from './cuts/waistcoat.ts';
import type { Garment } from './piece.ts';

export type Cut = (back: boolean) => Garment;

/** The same cut in another cloth. */
const of =
  (cut: Cut, cloth: ClothName): Cut =>
  (back) => ({ ...cut(back), cloth });

export const WARDROBE: Record<string, Cut> = {
  'column-slip-dress': dresses.slip,
  'tie-waist-bias-dress': dresses.tieWaist,
  'pleated-midi-dress': dresses.pleatedDress,
  'linen-shirt-dress': dayDresses.shirtDress,
  'smocked-poplin-dress': dayDresses.smocked,
  'ribbed-knit-dress': dresses.knitDress,
  'meadow-wrap-dress': dayDresses.wrapDress,
  'gathered-maxi-dress': dayDresses.gatheredMaxi,
  'velvet-column-gown': dresses.gown,
  'broderie-sundress': dayDresses.sundress,
  'the-poplin-shirt': shirts.shirt,
  'charmeuse-blouse': shirts.blouse,
  'linen-camp-shirt': shirts.campShirt,
  'bow-neck-blouse': shirts.bowBlouse,
  'supima-tee': tops.tee,
  'fine-rib-tank': tops.tank,
  'silk-camisole': tops.camisole,
  'boatneck-stripe-tee': tops.boatTee,
  'cashmere-crewneck': knits.crewneck,
  'fisherman-cable-sweater': knits.fisherman,
  'rib-turtleneck': knits.turtleneck,
  'merino-cardigan': cardigans.cardigan,
  'shawl-cardigan-coat': cardigans.cardiganCoat,
  'pointelle-polo': knits.polo,
  'brushed-mohair-sweater': knits.mohair,
  'single-breasted-blazer': jackets.singleBreasted,
  'double-breasted-blazer': jackets.doubleBreasted,
  'satin-lapel-tuxedo': jackets.tuxedo,
  'linen-blazer': jackets.linenBlazer,
  'tailored-waistcoat': waistcoat.waistcoat,
  'boucle-jacket': jackets.boucle,
  'wool-wrap-coat': coats.wrapCoat,
  'storm-trench': coats.trench,
  peacoat: coats.peacoat,
  'shearling-aviator': blousons.aviator,
  'quilted-liner-jacket': blousons.liner,
  'leather-blouson': blousons.leatherBlouson,
  'wide-leg-trouser': trousers.wideLeg,
  'cigarette-trouser': trousers.cigarette,
  'pleated-wool-trouser': trousers.pleatTrouser,
  'linen-drawstring-trouser': trousers.drawTrouser,
  'leather-trouser': trousers.leatherTrouser,
  'straight-jean': trousers.straightJean,
  'wide-leg-jean': trousers.wideJean,
  'flared-jean': trousers.flare,
  'denim-jacket': denimJacket.denimJacket,
  'bias-midi-skirt': skirts.biasSkirt,
  'sunray-pleat-skirt': skirts.sunraySkirt,
  'wool-pencil-skirt': skirts.pencilSkirt,
  'denim-midi-skirt': skirts.denimSkirt,
  'utility-jumpsuit': jumpsuits.utility,
  'halter-jumpsuit': jumpsuits.halter,
  'linen-boilersuit': jumpsuits.boilersuit,
  'penny-loafer': shoes.loafer,
  'ballet-flat': shoes.flat,
  'block-heel-sandal': shoes.sandal,
  'ankle-boot': shoes.ankleBoot,
  'tall-boot': shoes.tallBoot,
  'kitten-slingback': shoes.slingback,
  'market-tote': bags.tote,
  'half-moon-bag': bags.halfMoon,
  'silk-twill-scarf': scarves.scarf,
  'bridle-belt': accessories.belt,
  'cashmere-wrap': scarves.wrap,
  'felt-fedora': of(accessories.hat, 'felt'),
  'pearl-drop-earrings': jewellery.earrings,
  'signet-ring': jewellery.ring,
  'rope-chain-necklace': jewellery.chain,
  'gift-card': accessories.giftCard,
};
