/** The address of a picture in another width (px), as the platform's picture server takes it (docs/platform.md: image URLs). */
export function pictureAt(url: string, width: number): string {
  const address = new URL(url, window.location.href);
  address.searchParams.set('width', String(width));
  return address.href;
}
