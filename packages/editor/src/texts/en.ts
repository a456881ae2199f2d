import { controlsEn } from './controls.en.ts';
import { shellEn } from './shell.en.ts';

/** The editor in English. A key's prefix is the area that shows it. */
export const en = { ...controlsEn, ...shellEn };
