import { expect, it } from 'vitest';
import { pickUpTime } from './store-availability.ts';

it('says how soon a location is ready in the language of the page', () => {
  expect(pickUpTime('Usually ready in 24 hours', 'en')).toBe('Usually ready in 24 hours');
  expect(pickUpTime('Usually ready in 24 hours', 'fr')).toBe('Généralement prêt en 24 heures');
  expect(pickUpTime('Usually ready in 1 hour', 'fr')).toBe('Généralement prêt en 1 heure');
  expect(pickUpTime('Usually ready in 2-4 days', 'fr')).toBe('Généralement prêt en 2 à 4 jours');
  expect(pickUpTime('Ask us', 'fr')).toBe('Ask us');
});
