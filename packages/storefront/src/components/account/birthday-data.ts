import { number, split } from '@vitrine/compiler';
import type { BirthdayChoice } from './birthday.ts';

/** For a section's `data`: a birthday as the platform keeps it (`month/day/year`, also in part or empty) as the picker takes it. */
export function birthdayChoice(text: string | null | undefined): BirthdayChoice {
  const parts = split(text, '/');
  return { month: number(parts[0]), day: number(parts[1]), year: number(parts[2]) };
}
