import type { Resource } from '@vitrine/contract/editor/calls.ts';
import {
  FontDrop,
  type FontFace,
  faceHandle,
  facesOf,
  fontByHandle,
  fontPath,
  ownFontHandles,
} from '../../liquid/fonts.ts';
import { type Listed, type ListQuery, listOf } from '../../shop/resources/list-of.ts';
import { installedHandles } from '../../theme/installed-fonts.ts';
import { licensedHandles } from '../../theme/licensed-fonts.ts';
import type { EditorLanguage } from './editor-language.ts';
import { RESOURCE_TEXTS } from './resource-texts.ts';

function fontResource(value: string, face: FontFace, language: EditorLanguage): Resource {
  const { weights, italic } = RESOURCE_TEXTS[language];
  const { family, weight, style } = face;
  const cut = weights[weight] ?? String(weight);
  return {
    value,
    title: `${family.name} ${cut}${style === 'italic' ? ` ${italic}` : ''}`,
    font: { family: family.name, weight: String(weight), style, url: fontPath(face, 'woff2') ?? null },
  };
}

const faceOf = (handle: string): FontFace | undefined => {
  const font = fontByHandle(handle);
  return font instanceof FontDrop ? font.face : undefined;
};

/** All cuts that can be picked. A licensed family's other cuts are known to the platform alone, so that it has its regular one. */
function pickable(): FontFace[] {
  const known = [...new Set([...ownFontHandles(), ...installedHandles()])].flatMap(facesOf);
  return [...known, ...licensedHandles().flatMap((key) => faceOf(`${key}_n4`) ?? [])];
}

/** Families whose file is here, those of the reader's machine, those that are licensed to the platform alone. */
function rankOf(face: FontFace): number {
  if (fontPath(face, 'woff2') !== undefined) return 0;
  return facesOf(face.key).length > 0 ? 1 : 2;
}

/** Fonts by family and weight. One that is named by its handle exists if its handle is well formed: the platform may have more than is known here. */
export function listFonts(query: ListQuery, language: EditorLanguage): Listed<Resource> {
  if (query.values) {
    const items = query.values.flatMap((value) => {
      const face = faceOf(value);
      return face ? [fontResource(value, face, language)] : [];
    });
    return { items };
  }
  const entries = pickable().map((face) => ({
    value: faceHandle(face),
    // So that the cuts of a family are in the order of their weights.
    title: `${face.family.name} ${face.weight} ${face.style === 'italic' ? 1 : 0}`,
    rank: rankOf(face),
    face,
  }));
  const { items, ...rest } = listOf(entries, query);
  return { items: items.map(({ value, face }) => fontResource(value, face, language)), ...rest };
}
