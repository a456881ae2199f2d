export interface ShownPage {
  path: string;
  /** Default 200. */
  status?: number;
  /** Another page has the same layout, so only a full run opens this one on a phone, or at every size. */
  isAlike?: 'phone' | 'every';
  /** The phone layout differs, so axe checks it there too. A full run checks all pages. */
  isOwnOnPhone?: true;
}

/** Every kind of page of the demo shop, and the states that look different. */
export const PAGES: readonly ShownPage[] = [
  { path: '/', isOwnOnPhone: true },
  { path: '/collections' },
  { path: '/collections/dresses', isOwnOnPhone: true },
  { path: '/collections/all?page=3', isAlike: 'every' },
  { path: '/collections/sale?sort_by=price-ascending', isAlike: 'every' },
  { path: '/products/column-slip-dress', isOwnOnPhone: true },
  { path: '/products/gift-card' },
  { path: '/search', isAlike: 'phone' },
  { path: '/search?type=product&q=dress' },
  { path: '/search?type=product&q=zzzzzz', isAlike: 'every' },
  { path: '/cart', isOwnOnPhone: true },
  { path: '/pages/about', isAlike: 'phone' },
  { path: '/pages/contact', isAlike: 'phone' },
  { path: '/pages/stores', isOwnOnPhone: true },
  { path: '/pages/care' },
  { path: '/pages/faq', isAlike: 'every' },
  { path: '/pages/size-guide', isOwnOnPhone: true },
  { path: '/pages/journal', isAlike: 'phone' },
  { path: '/pages/lookbook' },
  { path: '/pages/look/hedgerow' },
  { path: '/blogs/journal' },
  { path: '/blogs/journal/notes-on-a-slip-dress' },
  { path: '/policies/refund-policy', isAlike: 'phone' },
  { path: '/account/login', isAlike: 'phone' },
  { path: '/account/register', isAlike: 'every' },
  { path: '/nothing-here', status: 404, isAlike: 'phone' },
];
