import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyFields } from '../../gate/bodies.ts';
import { asText } from '../../gate/brackets.ts';
import { setCountryCookie } from '../../gate/cookies.ts';
import { type Host, isSecure, mainOriginOf } from '../../gate/host.ts';
import { hostnameOf, shopLocales, splitLocale } from '../../gate/locale.ts';
import { safePath, sendTo, sendToPlace } from '../../gate/location.ts';
import { originIn, placeFor, rootIn } from '../../shop/markets/places.ts';

/** `/localization`: the country goes into a cookie, the language into the path (docs/platform.md: routes). Unknown ones are ignored. */
export function serveLocalization(app: FastifyInstance, host: Host): void {
  const choose = async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = bodyFields(request);
    const locales = shopLocales(host.shop());
    const country = asText(fields.country_code)?.toUpperCase();
    if (country !== undefined && locales.countries.includes(country)) setCountryCookie(reply, country, isSecure(host));
    const wanted = (asText(fields.language_code) ?? asText(fields.locale_code))?.toLowerCase();
    const language = locales.locales.find((locale) => locale.toLowerCase() === wanted);
    const { url, at } = splitLocale(safePath(asText(fields.return_to), '/'), locales, hostnameOf(request.headers.host));
    const asked = language ?? at.locale;
    const isKnown = country !== undefined && locales.countries.includes(country);
    // Who chooses a language only stays in the market, where the market has it.
    const stays = !isKnown && at.place?.countries.length && at.place.locales.includes(asked) ? at.place : null;
    const place = stays ?? placeFor(locales.places ?? [], isKnown ? country : null, asked);
    const locale = place && !place.locales.includes(asked) ? (place.locales[0] ?? asked) : asked;
    const prefix = rootIn(place, locale, locales.primary).slice(0, -1);
    const path = `${prefix}${url === '/' && prefix ? '' : url}`;
    const isHere = (place?.host ?? null) === (at.place?.host ?? null);
    return isHere ? sendTo(reply, path, 303) : sendToPlace(reply, originIn(place, mainOriginOf(host, request)), path);
  };
  const config = { public: 'the password page speaks every language of the shop' };
  app.post('/localization', { config }, choose);
  app.put('/localization', { config }, choose);
}
