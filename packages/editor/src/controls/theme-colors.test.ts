import { describe, expect, test } from 'vitest';
import { rolesOf, schemesOf, schemesUsed, themeColors } from './theme-colors.ts';

const schemes = {
  paper: { settings: { background: '#F7F5F0', text: '#1A1816', gradient: 'linear-gradient(#fff, #000)' } },
  ink: { settings: { background: '#1a1816', text: '#F7F5F0' } },
};
const groups = [
  {
    settings: [
      { type: 'header', content: 'Colors' },
      { type: 'color_scheme_group', id: 'schemes', role: { background: 'background', text: 'text' } },
    ],
  },
  { settings: [{ type: 'color', id: 'promo', default: '#6E1F28' }] },
];

describe('colors of the theme', () => {
  test('schemes and roles come from the group, colors from schemes and the theme’s own settings, each once', () => {
    expect(themeColors(groups, { schemes })).toMatchObject({
      schemes: [
        { id: 'paper', colors: schemes.paper.settings },
        { id: 'ink', colors: schemes.ink.settings },
      ],
      roles: { background: 'background', text: 'text' },
      swatches: ['#F7F5F0', '#1A1816', '#6E1F28'],
    });
  });

  test('a scheme is in use where a file has its id as a value', () => {
    const files = { 'templates/index.json': { sections: { hero: { settings: { scheme: 'ink' } } } } };
    expect(schemesUsed(schemesOf(schemes), files)).toEqual(['ink']);
  });

  test('a group of another shape has no schemes; a scheme without settings has no colors', () => {
    expect(schemesOf('paper')).toEqual([]);
    expect(schemesOf({ paper: { settings: null } })).toEqual([{ id: 'paper', colors: {} }]);
  });

  test('a role of a solid color and a gradient is the solid one', () => {
    expect(rolesOf({ background: { solid: 'background', gradient: 'wash' }, icons: 3 })).toEqual({
      background: 'background',
    });
  });
});
