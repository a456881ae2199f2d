import { type Drop, defineDrop } from '@vitrine/liquid';
import type { FileImage } from '../../shop/types.ts';
import { fileImage } from '../content/image.ts';
import type { ObjectScope } from '../scope.ts';
import { colorDrop } from '../theme/color.ts';

type Swatch = { color: string | null; image: FileImage | null };

const swatchDrop = defineDrop<{ scope: ObjectScope; swatch: Swatch }>({
  kind: 'swatch',
  fields: {
    color: ({ swatch }) => (swatch.color ? colorDrop(swatch.color) : null),
    image: ({ scope, swatch }) => (swatch.image ? fileImage(scope, swatch.image) : null),
  },
});

/** The swatch object, or nil where there is none. */
export function swatchObject(scope: ObjectScope, swatch: Swatch | null): Drop | null {
  return swatch && (swatch.color || swatch.image) ? swatchDrop({ scope, swatch }) : null;
}
