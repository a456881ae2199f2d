import { configureView } from '@vitrine/compiler/view.ts';
import { expect, test } from 'vitest';
import english from '../../theme/locales/en.default.json' with { type: 'json' };
import french from '../../theme/locales/fr.json' with { type: 'json' };
import { viewFixture } from '../view.fixture.ts';
import { propertyLabel } from './property-label.ts';

const FIELDS = ['Recipient email', 'Recipient name', 'Message', 'Send on'];
const labelsIn = ({ gift: { email, name, message, send_on } }: typeof english) => {
  const strings = { 'gift.email': email, 'gift.name': name, 'gift.message': message, 'gift.send_on': send_on };
  configureView({ ...viewFixture(), strings });
  return [...FIELDS, 'Engraving'].map(propertyLabel);
};

test('the fields of a gift card are named in the language of the page, anything else as it was posted', () => {
  expect(labelsIn(french)).toEqual([
    'E-mail du destinataire',
    'Nom du destinataire',
    'Message',
    'Date d’envoi',
    'Engraving',
  ]);
  expect(labelsIn(english)).toEqual([...FIELDS, 'Engraving']);
});
