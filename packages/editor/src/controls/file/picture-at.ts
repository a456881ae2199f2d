/** The address of a shop's picture at another width in px (docs/platform.md: image URLs); an address without a width is as it is. */
export const pictureAt = (address: string, width: number): string =>
  address.replace(/([?&]width=)\d+/, (_, name: string) => name + width);
