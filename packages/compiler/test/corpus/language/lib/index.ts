export { default as Card } from './Card.tsx';
export * from './format.ts';
export { default as joinWords } from './format.ts';
export * as icons from './icons.tsx';
