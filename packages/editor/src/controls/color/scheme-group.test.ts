import { describe, expect, test } from 'vitest';
import { withNewScheme, withoutScheme, withSchemeColor } from './scheme-group.ts';

const group = {
  paper: { settings: { text: '#000000' }, name: 'Paper' },
  'scheme-3': { settings: { text: '#FFFFFF' } },
};

describe('a group of color schemes', () => {
  test('one color changes; the rest of the scheme and the other schemes stay', () => {
    expect(withSchemeColor(group, 'paper', 'wash', '#EEEEEE')).toEqual({
      ...group,
      paper: { settings: { text: '#000000', wash: '#EEEEEE' }, name: 'Paper' },
    });
    expect(withSchemeColor(group, 'paper', 'text', undefined).paper).toEqual({ settings: {}, name: 'Paper' });
  });

  test('a new scheme has an id of its own and the colors of the last one', () => {
    expect(withNewScheme(group)).toEqual({
      id: 'scheme-4',
      group: { ...group, 'scheme-4': { settings: { text: '#FFFFFF' } } },
    });
  });

  test('the first scheme has the colors of the definition', () => {
    const definition = [
      { type: 'header' },
      { type: 'color', id: 'text', default: '#111111' },
      { type: 'color', id: 'wash' },
    ];
    expect(withNewScheme(undefined, definition)).toEqual({
      id: 'scheme-1',
      group: { 'scheme-1': { settings: { text: '#111111' } } },
    });
  });

  test('a removed scheme is gone', () => {
    expect(withoutScheme(group, 'paper')).toEqual({ 'scheme-3': group['scheme-3'] });
  });
});
