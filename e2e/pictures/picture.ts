import sharp from 'sharp';

/** A decoded picture: rows from the top, three bytes (red, green, blue) a pixel. */
export interface Picture {
  /** Device px. */
  width: number;
  height: number;
  data: Uint8Array;
}

const CHANNELS = 3;

/** Decodes a PNG. Rejects for anything else. */
export async function decode(png: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const raw = ({ data, width, height }: Picture) => sharp(data, { raw: { width, height, channels: CHANNELS } });

/** The picture as a PNG with fast compression. */
export const encode = (picture: Picture): Promise<Buffer> => raw(picture).png({ compressionLevel: 3 }).toBuffer();

/** The same picture with at most 256 colors: a third of the bytes, and within the tolerance of the comparison. */
export const encodeSmall = (picture: Picture): Promise<Buffer> =>
  raw(picture).png({ palette: true, colours: 256, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
