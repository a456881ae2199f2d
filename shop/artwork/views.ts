/** Where the camera looks for a close view: px in the 900 by 1200 picture. */
const BY_TYPE: Record<string, readonly [number, number]> = {
  Dresses: [430, 320],
  Shirts: [460, 330],
  Tops: [450, 350],
  Knitwear: [470, 330],
  Tailoring: [480, 400],
  Coats: [470, 370],
  Trousers: [480, 260],
  Denim: [500, 260],
  Skirts: [480, 420],
  Jumpsuits: [460, 300],
  Shoes: [330, 640],
  Accessories: [450, 480],
  Jewellery: [450, 560],
};

const BY_HANDLE: Record<string, readonly [number, number]> = {
  'pleated-midi-dress': [470, 560],
  'velvet-column-gown': [450, 250],
  'column-slip-dress': [450, 300],
  'bias-midi-skirt': [470, 860],
  'sunray-pleat-skirt': [450, 520],
  'denim-jacket': [540, 420],
  'tall-boot': [560, 330],
  'ankle-boot': [560, 520],
  'block-heel-sandal': [640, 620],
  'kitten-slingback': [600, 680],
  'market-tote': [360, 520],
  'half-moon-bag': [640, 620],
  'bridle-belt': [330, 300],
  'cashmere-wrap': [470, 900],
  'felt-fedora': [450, 640],
  'pearl-drop-earrings': [500, 580],
  'rope-chain-necklace': [450, 800],
  'double-breasted-blazer': [470, 380],
};

export function focusOf(handle: string, type: string): readonly [number, number] {
  return BY_HANDLE[handle] ?? BY_TYPE[type] ?? [450, 600];
}
