import { describe, expect, test } from 'vitest';
import { formatted } from './format.ts';

const files = { one: '{count} file', other: '{count} files' };

describe('texts of the editor', () => {
  test('values replace their names; a name without a value stays', () => {
    expect(formatted('Remove {name} from {list}', 'en', { name: '$& Silk' })).toBe('Remove $& Silk from {list}');
  });

  test('the count chooses the plural form of the language', () => {
    expect(formatted(files, 'en', { count: 0 })).toBe('0 files');
    expect(formatted(files, 'en', { count: 1 })).toBe('1 file');
    expect(formatted({ one: '{count} fichier', other: '{count} fichiers' }, 'fr', { count: 0 })).toBe('0 fichier');
  });

  test('numbers are written as the language writes them', () => {
    expect(formatted(files, 'en', { count: 1200 })).toBe('1,200 files');
  });
});
