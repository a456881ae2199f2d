export interface ShownPage {
  path: string;
  /** 200 unless told. */
  status?: number;
  /** Another page has the same layout: a phone, or every size, shows it in a full run alone. */
  isAlike?: 'phone' | 'every';
  /** A phone draws its parts in another way, so axe looks at it there too; a full run looks at each. */
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
