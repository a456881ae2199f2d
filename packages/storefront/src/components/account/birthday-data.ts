import { number, split } from '@vitrine/compiler';
import type { BirthdayChoice } from './birthday.ts';

/** For a section's `data`: a birthday as the platform keeps it (`month/day/year`, also in part or empty) as the picker takes it. */
export function birthdayChoice(text: string | null | undefined): BirthdayChoice {
  const [month, day, year] = split(text, '/');
  return { month: number(month), day: number(day), year: number(year) };
}
