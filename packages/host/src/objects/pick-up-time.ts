/** The platform's own sentences for how soon a location is ready, as its settings offer them. */
const SENTENCE = /^Usually ready in (\d+(?:-\d+)?\+?) (hour|day)s?$/;

/** A location's pick-up time in the language of the page; a sentence of the merchant's own stays as it is. */
export function pickUpTime(sentence: string, locale: string): string {
  const [, count = '', unit] = SENTENCE.exec(sentence) ?? [];
  if (locale !== 'fr' || unit === undefined) return sentence;
  const several = count === '1' ? '' : 's';
  return `Généralement prêt en ${count.replace('-', ' à ')} ${unit === 'hour' ? 'heure' : 'jour'}${several}`;
}
