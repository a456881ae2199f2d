import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyFields } from '../../gate/bodies.ts';
import { asText } from '../../gate/brackets.ts';
import { setCountryCookie } from '../../gate/cookies.ts';
import { type Host, isSecure } from '../../gate/host.ts';
import { shopLocales, splitLocale } from '../../gate/locale.ts';
import { safePath, sendTo } from '../../gate/location.ts';

/** `/localization`: the country goes into a cookie, the language into the path (docs/platform.md: routes). Unknown ones are ignored. */
export function serveLocalization(app: FastifyInstance, host: Host): void {
  const choose = async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = bodyFields(request);
    const locales = shopLocales(host.shop());
    const country = asText(fields.country_code)?.toUpperCase();
    if (country !== undefined && locales.countries.includes(country)) setCountryCookie(reply, country, isSecure(host));
    const wanted = (asText(fields.language_code) ?? asText(fields.locale_code))?.toLowerCase();
    const language = locales.locales.find((locale) => locale.toLowerCase() === wanted);
    const { url, at } = splitLocale(safePath(asText(fields.return_to), '/'), locales);
    const locale = language ?? at.locale;
    const prefix = locale === locales.primary ? '' : `/${locale.toLowerCase()}`;
    return sendTo(reply, `${prefix}${url === '/' && prefix ? '' : url}`, 303);
  };
  const config = { public: 'the password page speaks every language of the shop' };
  app.post('/localization', { config }, choose);
  app.put('/localization', { config }, choose);
}
