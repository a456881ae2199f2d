/** What a location has of a variant. */
export interface LocationStock {
  /** The location's name, as the inventory app has it. */
  location: string;
  quantity: number;
  inStock: boolean;
}
