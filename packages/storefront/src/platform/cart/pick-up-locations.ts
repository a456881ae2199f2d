import type { CallFailure } from '../call-failure.ts';
import { decode } from '../decode.ts';
import { embeddedJson } from '../embedded-json.ts';
import type { Result } from '../result.ts';
import { fetchSection } from '../section-html.ts';
import { type PickUpPlace, PickUpPlaces } from './pick-up-locations.schema.ts';

/** The locations that offer pick-up, as they are for the bag now (`theme/sections/pick-up.liquid`). */
export async function pickUpPlaces(
  rootUrl: string,
  call: { signal?: AbortSignal } = {},
): Promise<Result<PickUpPlace[], CallFailure>> {
  const html = await fetchSection(rootUrl, 'pick-up', call);
  if (!html.ok) return html;
  const json = embeddedJson(html.value);
  return json.ok ? decode(PickUpPlaces, json.value) : json;
}
