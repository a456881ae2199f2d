import type { IconName } from '../../components/ui/Icon.tsx';

/**
 * What the style guide shows of `styles/tokens.css` (a test holds the two together): sizes from the smallest to the largest, with
 * what they are for.
 */
export const STEPS = [
  '--step--2',
  '--step--1',
  '--step-0',
  '--step-1',
  '--step-2',
  '--step-3',
  '--step-4',
  '--step-5',
  '--step-6',
  '--step-7',
] as const;

/** px */
export const SPACES = {
  '--s1': 4,
  '--s2': 8,
  '--s3': 12,
  '--s4': 16,
  '--s5': 24,
  '--s6': 32,
  '--s7': 48,
  '--s8': 64,
  '--s9': 96,
} as const;

/** Spaces that grow with the window. */
export const FLUID_SPACES = ['--gutter', '--edge', '--rhythm'] as const;

export const MOTIONS = { '--fast': '150ms', '--calm': '300ms', '--slow': '500ms', '--drift': '600ms' } as const;

/** The whole set: a name that is missing fails the build. */
export const ICONS = {
  menu: true,
  close: true,
  search: true,
  account: true,
  bag: true,
  heart: true,
  down: true,
  right: true,
  left: true,
  plus: true,
  minus: true,
  play: true,
  pause: true,
} satisfies Record<IconName, true>;
