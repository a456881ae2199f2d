import { controlsFr } from './controls.fr.ts';
import type { en } from './en.ts';
import type { Entry } from './format.ts';
import { shellFr } from './shell.fr.ts';

/** The editor in French: the same keys. */
export const fr: Readonly<Record<keyof typeof en, Entry>> = { ...controlsFr, ...shellFr };
