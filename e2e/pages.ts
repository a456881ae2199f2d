export interface ShownPage {
  path: string;
  /** 200 unless told. */
  status?: number;
  /** Another page has the same layout: a phone shows it in a full run alone. */
  isAlike?: true;
}

/** Every kind of page of the demo shop, and the states that look different. */
export const PAGES: readonly ShownPage[] = [
  { path: '/' },
  { path: '/collections' },
  { path: '/collections/dresses' },
  { path: '/collections/all?page=3', isAlike: true },
  { path: '/collections/sale?sort_by=price-ascending', isAlike: true },
  { path: '/products/column-slip-dress' },
  { path: '/products/gift-card' },
  { path: '/search', isAlike: true },
  { path: '/search?type=product&q=dress' },
  { path: '/search?type=product&q=zzzzzz', isAlike: true },
  { path: '/cart' },
  { path: '/pages/about' },
  { path: '/pages/contact' },
  { path: '/pages/stores' },
  { path: '/pages/care' },
  { path: '/pages/faq', isAlike: true },
  { path: '/pages/size-guide' },
  { path: '/pages/journal', isAlike: true },
  { path: '/pages/lookbook' },
  { path: '/pages/look/hedgerow' },
  { path: '/blogs/journal' },
  { path: '/blogs/journal/notes-on-a-slip-dress' },
  { path: '/policies/refund-policy', isAlike: true },
  { path: '/account/login' },
  { path: '/account/register', isAlike: true },
  { path: '/nothing-here', status: 404 },
];
