/**
 * How strictly a template is read.
 * - `lax`: what cannot be understood in a markup is skipped, as themes of old rely on
 * - `strict`: outputs and most tags must be understood to the end
 * - `strict2`: all tags must
 */
export type Mode = 'lax' | 'strict' | 'strict2';
