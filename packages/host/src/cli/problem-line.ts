import type { Problem } from '../theme/problem.ts';

/** `sections/hero.liquid:12: what is wrong` */
export function problemLine({ file, line, message }: Problem): string {
  return `${file}${line === null ? '' : `:${line}`}: ${message}`;
}
