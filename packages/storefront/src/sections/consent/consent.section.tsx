import { defineSection, richtext } from '@vitrine/compiler';
import { Consent } from './Consent.tsx';
import { ConsentProps } from './consent.schema.ts';

export default defineSection({
  name: 't:names.consent',
  props: ConsentProps,
  serverMarkup: 'client',
  hydrate: 'interaction',
  settings: {
    text: richtext({ label: 't:labels.text', info: 't:info.consent_text' }),
  },
  limit: 1,
  enabledOn: { groups: ['custom.overlay'] },
  presets: [{ name: 't:names.consent' }],
  data: ({ section, shop }) => ({
    text: section.settings.text ?? '',
    policy: shop.privacy_policy?.url ?? '',
  }),
  view: Consent,
});
