import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductMedia } from '../product.schema.ts';
import { modelOf, shownMedia, videoToView } from './shown-media.ts';

const item = (id: number, color = '', more: Partial<ProductMedia> = {}): ProductMedia => ({
  id,
  first: id === 1,
  image: { src: '', srcset: '', width: 3, height: 4, alt: '' },
  color,
  model: '',
  thumb: '',
  original: '',
  is_video: false,
  sources: [],
  film: '',
  models: [],
  ...more,
});
const film = (id: number, color = '') => item(id, color, { is_video: true });
const ids = (media: readonly ProductMedia[]) => media.map(({ id }) => id);

describe('what is shown with a color', () => {
  const media = [item(1, 'Ink'), item(2, 'Bone'), item(3), film(4, 'Ink')];

  it('is what shows it, and what shows none', () => {
    expect(ids(shownMedia(media, 'Ink', true))).toEqual([1, 3, 4]);
    expect(ids(shownMedia(media, 'Bone', true))).toEqual([2, 3]);
  });

  it("leaves videos out in the experiment's control", () => {
    expect(ids(shownMedia(media, 'Ink', false))).toEqual([1, 3]);
  });

  it("keeps the merchant's order", () => {
    const colors = fc.array(fc.constantFrom('', 'Ink', 'Bone'), { maxLength: 12 });
    fc.assert(
      fc.property(colors, fc.constantFrom('Ink', 'Bone', ''), (all, color) => {
        const shown = ids(
          shownMedia(
            all.map((one, index) => item(index, one)),
            color,
            true,
          ),
        );
        expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe("'View Video'", () => {
  const shown = [item(1), film(2), film(3)];
  it('leads to the first video', { tags: ['gallery-7'] }, () => {
    expect(videoToView(shown, shown[0])?.id).toBe(2);
    expect(videoToView(shown, undefined)?.id).toBe(2);
  });
  it('is not there while a video is seen, nor where there is none', { tags: ['gallery-6'] }, () => {
    expect(shown.filter((one) => one.is_video).map((current) => videoToView(shown, current))).toEqual([
      undefined,
      undefined,
    ]);
    expect(videoToView([item(1)], item(1))).toBeUndefined();
  });
});

it('names who wears the piece in a picture; nobody where the picture says nothing', { tags: ['gallery-12'] }, () => {
  const ada = { name: 'Ada', height: 70, size: '4' };
  const models = [ada, { name: 'Noor', height: 66, size: '8' }];
  expect(modelOf(models, item(1, '', { model: 'Ada' }))).toBe(ada);
  expect(modelOf(models, item(1))).toBeUndefined();
  expect(modelOf(models, undefined)).toBeUndefined();
});
