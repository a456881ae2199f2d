import { configureView } from '@vitrine/compiler/view.ts';
import { expect, test } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { propertyLabel } from './property-label.ts';

const FIELDS = ['Recipient email', 'Recipient name', 'Message', 'Send on'];
const labelsIn = (language: 'en' | 'fr') => {
  configureView(viewFixture(language));
  return [...FIELDS, 'Engraving'].map(propertyLabel);
};

test('the fields of a gift card are named in the language of the page, anything else as it was posted', () => {
  expect(labelsIn('fr')).toEqual([
    'E-mail du destinataire',
    'Nom du destinataire',
    'Message',
    'Date d’envoi',
    'Engraving',
  ]);
  expect(labelsIn('en')).toEqual([...FIELDS, 'Engraving']);
});
