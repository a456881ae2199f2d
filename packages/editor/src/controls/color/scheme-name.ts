import { readable } from '../../model/labels.ts';
import type { Text } from '../../texts/texts.ts';

/** Ids that an editor made: `scheme-1`, `scheme-58084d4c-a86e-4d0a-855e-a0966e5043f7`. */
const MADE = /^scheme[-_]|[0-9a-f]{8}-/;

/** Name of the scheme at `index`: its id where a person wrote it ("paper"), else its number. */
export const schemeName = (id: string, index: number, text: Text): string =>
  MADE.test(id) ? text('control.scheme.name', { number: index + 1 }) : readable(id);
