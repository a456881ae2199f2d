import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

/** The platform's own examples (docs/platform.md: filters), and edges. */
test.each([
  ["{{ '#EA5AB9' | color_brightness }}", '143.89'],
  ["{{ '#EA5AB9' | color_darken: 30 }}", '#98136b'],
  ["{{ '#EA5AB9' | color_lighten: 30 }}", '#fbe2f3'],
  ["{{ '#EA5AB9' | color_saturate: 30 }}", '#ff45c0'],
  ["{{ '#EA5AB9' | color_desaturate: 30 }}", '#ce76b0'],
  ["{{ '#E800B0' | color_contrast: '#D9D8FF' }}", '3.0'],
  ["{{ '#E800B0' | brightness_difference: '#FECEE9' }}", '134'],
  ["{{ '#720955' | color_difference: '#FFF3F9' }}", '539'],
  ["{{ '#E800B0' | color_mix: '#00936F', 50 }}", '#744a90'],
  ["{{ 'rgba(232, 0, 176, 0.75)' | color_mix: '#00936F', 50 }}", 'rgba(116, 74, 144, 0.88)'],
  ["{{ '#EA5AB9' | color_modify: 'alpha', 0.85 }}", 'rgba(234, 90, 185, 0.85)'],
  ["{{ '#EA5AB9' | color_modify: 'red', 255 }}", '#ff5ab9'],
  ["{{ '#EA5AB9' | color_to_rgb }}", 'rgb(234, 90, 185)'],
  ["{{ '#EA5AB9' | color_to_hsl }}", 'hsl(320, 77%, 64%)'],
  ["{{ '#EA5AB9' | color_to_oklch }}", 'oklch(68% 0.2 343 / 1.0)'],
  ["{{ 'rgb(234, 90, 185)' | color_to_hex }}", '#ea5ab9'],
  ["{{ '#EA5AB9' | color_extract: 'hue' }}", '320'],
  ["{{ '#fff8' | color_extract: 'alpha' }}", '0.53'],
  ["{{ '#EA5AB9' | hex_to_rgba }}", 'rgba(234,90,185,1)'],
  ["{{ '#EA5AB9' | hex_to_rgba: 0.5 }}", 'rgba(234,90,185,0.5)'],
  ["{{ 'hsl(0, 100%, 50%)' | color_to_hex }}", '#ff0000'],
  ["[{{ '' | color_to_rgb }}]", '[]'],
  ["{{ 'reddish' | color_to_rgb }}", "Liquid error (test line 1): 'reddish' is not a valid color"],
])('%s', (template, expected) => {
  expect(renderText(template)).toBe(expected);
});
