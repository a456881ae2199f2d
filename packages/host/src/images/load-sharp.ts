/** The picture library, loaded with the first picture: it takes 20 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // One thread for each rendition keeps two cores fair to page renders; no cache keeps idle memory small.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
