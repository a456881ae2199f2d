/** Paging (platform contract §5.2 and appendix C). */
export interface PaginateObject {
  page_size: number;
  current_offset: number;
  current_page: number;
  /** Items over all pages. */
  items: number;
  pages: number;
  page_param: string;
  parts: PartObject[];
  next: PartObject | null;
  previous: PartObject | null;
}

export interface PartObject {
  is_link: boolean;
  title: string;
  url: string;
}
