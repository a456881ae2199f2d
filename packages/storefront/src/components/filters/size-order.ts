/** Sizes by letter, from small to large, lower case; other words come after them. */
export const LETTERS = [
  'os',
  'one size',
  'xxs',
  'xs',
  'xs / s',
  's',
  's / m',
  'm',
  'm / l',
  'l',
  'l / xl',
  'xl',
  'xxl',
  'xxxl',
];
