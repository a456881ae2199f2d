import { viewConfig } from '@vitrine/compiler/view.ts';

/** A date as the page's language writes it; empty where `iso` is none. */
export function longDate(iso: string, locale: string = viewConfig().locale): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date);
}
