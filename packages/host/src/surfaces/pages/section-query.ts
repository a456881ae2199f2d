import { asList, asText, type Fields } from '../../gate/brackets.ts';
import { RequestError } from '../../gate/errors.ts';

/** The platform's bound for one request (docs/platform.md: section rendering). */
export const MAX_SECTIONS = 5;

/** Section ids of `sections=a,b` or `sections[]=a&sections[]=b`; throws the 400 answer for too many. */
export function sectionIds(fields: Fields): string[] {
  const list = asList(fields.sections);
  const texts = list ? list.map((entry) => asText(entry) ?? '') : (asText(fields.sections) ?? '').split(',');
  const ids = texts.map((id) => id.trim()).filter((id) => id !== '');
  if (ids.length > MAX_SECTIONS)
    throw new RequestError(400, `At most ${MAX_SECTIONS} sections can be asked for at once.`);
  return ids;
}
