import type { Sharp } from 'sharp';
import type { Rendition } from './ladder.ts';
import type { PictureFormat } from './request.ts';

/** Quality by format where the address names none; the values look alike on the cloth of garment pictures. */
const QUALITY: Record<PictureFormat, number> = { jpeg: 82, png: 90, webp: 78, avif: 55 };

/** The bytes of one rendition of an upright picture. Throws sharp's error when it cannot be decoded. */
export function renderPicture(picture: Sharp, rendition: Rendition): Promise<Buffer> {
  const { region, width, height, anchor, padding } = rendition;
  if (region) picture.extract(region);
  if (anchor === null) picture.resize({ width, height, fit: 'fill' });
  else picture.resize({ width, height, fit: 'cover', position: anchor === 'center' ? 'centre' : anchor });
  if (padding) {
    const x = padding.width - width;
    const y = padding.height - height;
    picture.extend({
      left: Math.floor(x / 2),
      right: Math.ceil(x / 2),
      top: Math.floor(y / 2),
      bottom: Math.ceil(y / 2),
      background: `#${padding.color}`,
    });
  }
  return encode(picture, rendition).toBuffer();
}

function encode(picture: Sharp, { format, progressive, quality: asked }: Rendition): Sharp {
  const quality = asked ?? QUALITY[format];
  switch (format) {
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality, progressive });
    case 'png':
      return picture.png({ compressionLevel: 8 });
    case 'webp':
      return picture.webp({ quality, effort: 2 });
    case 'avif':
      return picture.avif({ quality, effort: 1 });
  }
}
