import type { CallFailure } from './call-failure.ts';
import { decode, flag, integer, list, object, text } from './decode.ts';
import { embeddedJson } from './embedded-json.ts';
import type { Result } from './result.ts';
import { fetchSection } from './section-html.ts';

/** A location of the platform where the bag can be picked up. */
export interface PickUpPlace {
  id: number;
  name: string;
  /** How soon it is ready, in the platform's words; may be empty. */
  time: string;
  /** It has every piece. */
  available: boolean;
}

const places = list(object<PickUpPlace>({ id: integer, name: text, time: text, available: flag }));

/** The locations that offer pick-up, as they are for the bag now (`theme/sections/pick-up.liquid`). */
export async function pickUpPlaces(
  rootUrl: string,
  call: { signal?: AbortSignal } = {},
): Promise<Result<PickUpPlace[], CallFailure>> {
  const html = await fetchSection(rootUrl, 'pick-up', call);
  if (!html.ok) return html;
  const json = embeddedJson(html.value);
  return json.ok ? decode(places, json.value) : json;
}
