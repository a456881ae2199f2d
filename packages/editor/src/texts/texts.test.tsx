// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { isTextKey, LanguageProvider, useSetLanguage, useText } from './texts.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Button() {
  const text = useText();
  const setLanguage = useSetLanguage();
  return (
    <button type="button" onClick={() => setLanguage('fr')}>
      {text('control.list.count', { count: 3, limit: 12 })}
    </button>
  );
}

const editor = (
  <LanguageProvider>
    <Button />
  </LanguageProvider>
);

/** The names that a text puts values in the place of. */
const names = (entry: unknown) => [...new Set(JSON.stringify(entry).match(/\{\w+\}/g))].sort();

describe('languages of the editor', () => {
  test('the first of the browser’s that the editor has, then what the merchant chose', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en-GB', 'fr']);
    const { unmount } = render(editor);
    await userEvent.click(screen.getByRole('button', { name: '3 of 12' }));
    expect(screen.getByRole('button', { name: '3 sur 12' })).toBeTruthy();
    expect(document.documentElement.lang).toBe('fr');
    unmount();
    render(editor);
    expect(screen.getByRole('button', { name: '3 sur 12' })).toBeTruthy();
  });

  test('a key is a text of its own, not what every object has', () => {
    expect(['control.list.count', 'toString', 'control'].map(isTextKey)).toEqual([true, false, false]);
  });

  test.each(Object.keys(en).filter(isTextKey))('%s has the same values in French', (key) => {
    // A plural form may leave the count out: "another editor".
    const own = (entry: unknown) => names(entry).filter((name) => name !== '{count}');
    expect(own(fr[key])).toEqual(own(en[key]));
    expect(fr[key]).not.toBe('');
  });
});
