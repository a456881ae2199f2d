import { describe, expect, test } from 'vitest';
import { config } from './config.ts';
import { fixture, native } from './native.ts';

const { checkSectionLaw, checkViewLaw } = native<typeof import('../src/law.ts')>('../src/law.ts');
const { load } = native<typeof import('../src/load.ts')>('../src/load.ts');
type Subject = Parameters<typeof checkViewLaw>[1];

/** A fixture's view, compiled for symbols and as it is. */
function subject(name: string): Subject {
  const [symbolic, plain] = [
    load(fixture(`views/${name}.view.tsx`), 'symbolic'),
    load(fixture(`views/${name}.view.tsx`), 'plain'),
  ];
  return { painter: symbolic.View, component: plain.View, props: plain.props } as Subject;
}

describe("Liquid's HTML is React's HTML", () => {
  test.each(['forms', 'texts', 'structures'])('for random props of %s', (name) => {
    expect(checkViewLaw(name, subject(name), config, 250)).toBeUndefined();
  });
  test('for a whole section', () => {
    expect(checkSectionLaw(fixture('spike/grid.section.tsx'), config, 100)).toBeUndefined();
  });
});
