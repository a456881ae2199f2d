import { afterEach, expect, it, vi } from 'vitest';
import { parseExperimentConfig, videosHidden } from './experiment-config.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('reads the hypothesis and its products', () => {
  expect(parseExperimentConfig('{"hypothesisId":"h1","productSlugs":["a","b",3],"more":1}')).toEqual({
    hypothesisId: 'h1',
    productSlugs: ['a', 'b'],
  });
});

it.each(['', '{', 'null', '[]', '{}', '{"hypothesisId":1,"productSlugs":[]}', '{"hypothesisId":"h1"}'])(
  'logs what it cannot read, and knows no experiment: %s',
  { tags: ['error-3'] },
  (json) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(parseExperimentConfig(json)).toBeNull();
    expect(error.mock.calls).toEqual([['Failed to parse shoplift-config JSON']]);
  },
);

it.each([
  ['listed', true, false],
  ['listed', false, true],
  ['listed', null, true],
  ['other', true, false],
  ['other', false, false],
  ['other', null, false],
] as const)(
  'hides the videos of configured products unless it is active: %s, %s: %s',
  { tags: ['product-22'] },
  (slug, active, hidden) => {
    expect(videosHidden(slug, { hypothesisId: 'h1', productSlugs: ['listed'] }, active)).toBe(hidden);
    expect(videosHidden(slug, null, active)).toBe(false);
  },
);
