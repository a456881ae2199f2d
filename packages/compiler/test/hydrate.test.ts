// @vitest-environment happy-dom
import fc from 'fast-check';
import { act, type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, test } from 'vitest';
import { config } from './config.ts';
import { fixture, native } from './native.ts';

const { arbitrary, evaluated, ID, printer } = native<typeof import('../src/parity.ts')>('../src/parity.ts');
const { load } = native<typeof import('../src/load.ts')>('../src/load.ts');
const { SectionIdProvider } = native<typeof import('../src/view.ts')>('../src/view.ts');
type Subject = Parameters<typeof printer>[0];

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

/** What React says while it takes over markup. */
async function complaints(View: ComponentType<object>, html: string, payload: unknown): Promise<string[]> {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  const said: string[] = [];
  const report = (error: unknown) => said.push(String(error));
  // Attributes that differ are only logged. Of random props React also says that keys are not unique.
  const { error } = console;
  console.error = (...words: unknown[]) => {
    if (/hydrat/i.test(String(words[0]))) report(words[0]);
  };
  await act(async () => {
    hydrateRoot(container, createElement(SectionIdProvider, { id: ID }, createElement(View, payload as object)), {
      onRecoverableError: report,
      onUncaughtError: report,
    });
  });
  console.error = error;
  container.remove();
  return said;
}

describe('React hydrates what Liquid printed without an error', () => {
  test.each(['forms', 'texts', 'structures'])('%s', async (name) => {
    const file = fixture(`views/${name}.view.tsx`);
    const View = load(file).View as ComponentType<object>;
    const subject = { view: evaluated(file, 'View'), props: evaluated(file, 'props') } as Subject;
    const print = printer(subject, config);
    for (const props of fc.sample(arbitrary(subject.props), { numRuns: 25, seed: 7 })) {
      // A parser closes and drops what a merchant leaves open; that is not what is tested here.
      const { payload, html } = print(
        'html' in (props as object) ? { ...(props as object), html: '<p>Fine</p>' } : props,
      );
      expect(await complaints(View, html, payload), html).toEqual([]);
    }
  });

  test('and reports a difference', async () => {
    const View = ({ on }: { on?: boolean }) => createElement('p', { title: on ? 'yes' : 'no' }, on ? 'yes' : 'no');
    expect(await complaints(View, '<p title="no">yes</p>', {})).not.toEqual([]);
    expect(await complaints(View, '<p title="yes">no</p>', {})).not.toEqual([]);
  });
});
