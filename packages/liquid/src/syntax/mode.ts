/**
 * How strictly a template is read.
 * - `lax`: markup that cannot be understood is skipped, as old themes rely on
 * - `strict`: outputs and most tags must be understood to the end
 * - `strict2`: all tags must
 */
export type Mode = 'lax' | 'strict' | 'strict2';
