import { escapeHtml, toText } from '@vitrine/liquid';
import type { FilterTable } from '../extension.ts';
import { GARMENTS } from './placeholder_garments.ts';

/** Paper tones behind the garments. */
const GROUNDS = ['#efebe3', '#e8e6df', '#ece4dc', '#e3e6e2', '#eee8ea', '#e6e3ec'];
/** Cloth. */
const CLOTHS = ['#8c8378', '#6f7a72', '#97705f', '#5f6b7a', '#7d6b78', '#a08f6c'];

/** A seamless studio: the wall, the floor, a soft light from the upper left. */
function studio(index: number, width: number, height: number): string {
  const floor = Math.round(height * 0.78);
  return (
    `<rect width="${width}" height="${height}" fill="${GROUNDS[index % GROUNDS.length]}"/>` +
    `<path d="M0 ${floor}Q${width / 2} ${floor - 18} ${width} ${floor}V${height}H0Z" fill="#000" opacity=".05"/>` +
    `<ellipse cx="${width * 0.32}" cy="${height * 0.24}" rx="${width * 0.36}" ry="${height * 0.3}" fill="#fff" opacity=".28"/>`
  );
}

/** A garment in a box of 200 by 300, moved and scaled. */
function garment(index: number, x: number, y: number, scale: number): string {
  const { cloth, detail } = GARMENTS[index % GARMENTS.length] ?? { cloth: '', detail: '' };
  const shadow = `<ellipse cx="100" cy="292" rx="62" ry="7" fill="#000" opacity=".1"/>`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">${shadow}<path d="${cloth}" fill="${CLOTHS[index % CLOTHS.length]}"/>` +
    `<path d="${detail}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.5" stroke-linecap="round"/></g>`
  );
}

const product = (index: number) => ({
  width: 525,
  height: 525,
  art: studio(index, 525, 525) + garment(index, 122, 44, 1.4),
});

function collection(index: number) {
  const rail = '<path d="M70 96H455" stroke="#4d4842" stroke-width="4" stroke-linecap="round"/>';
  const rack = [0, 1, 2].map((place) => garment(index + place * 2 + 1, 78 + place * 126, 98, 0.92)).join('');
  return { width: 525, height: 525, art: studio(index, 525, 525) + rail + rack };
}

function wide(index: number) {
  const arch = '<path d="M760 560V230a170 170 0 0 1 340 0v330Z" fill="#fff" opacity=".5"/>';
  return {
    width: 1300,
    height: 650,
    art: studio(index, 1300, 650) + arch + garment(index, 800, 150, 1.4) + garment(index + 2, 250, 190, 1.25),
  };
}

function frame() {
  const hills =
    '<path d="M105 380 215 240l80 95 55-60 90 105Z" fill="#8c8378" opacity=".7"/><circle cx="345" cy="190" r="32" fill="#fff" opacity=".8"/>';
  return { width: 525, height: 525, art: `<rect width="525" height="525" fill="${GROUNDS[0]}"/>${hills}` };
}

/** What is drawn for a name: `product-3`, `collection-apparel-1`, `lifestyle-2`, `hero-apparel-1`, `image`. */
function drawing(name: string): { width: number; height: number; art: string } {
  const index = Math.max(0, (Number(/(\d+)$/.exec(name)?.[1]) || 1) - 1);
  if (/^(?:detailed-|product-)/.test(name)) return product(index);
  if (name.startsWith('collection-')) return collection(index);
  return /^(?:lifestyle|hero|blog)-/.test(name) ? wide(index) : frame();
}

/** `'product-1' | placeholder_svg_tag: 'my-class'`: our own drawing, inline. */
export const placeholderFilters: FilterTable = {
  placeholder_svg_tag: (input, [className], named) => {
    const { width, height, art } = drawing(toText(input));
    const given = toText(className ?? named.class) || 'placeholder-svg';
    return `<svg class="${escapeHtml(given)}" preserveAspectRatio="xMidYMid slice" viewBox="0 0 ${width} ${height}" fill="none" xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false">${art}</svg>`;
  },
};
