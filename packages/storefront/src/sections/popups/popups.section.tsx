import {
  block,
  blocks,
  checkbox,
  defineSection,
  image,
  imagePicker,
  maybe,
  numberInput,
  range,
  richtext,
  text,
  url,
} from '@vitrine/compiler';
import { Popups } from './Popups.tsx';
import { PopupsProps } from './popups.schema.ts';

export default defineSection({
  name: 't:names.popups',
  props: PopupsProps,
  serverMarkup: 'client',
  hydrate: 'interaction',
  blocks: {
    popup: block({
      name: 't:names.popup',
      settings: {
        heading: text({ label: 't:labels.heading' }),
        text: richtext({ label: 't:labels.text' }),
        image: imagePicker({ label: 't:labels.image' }),
        newsletter: checkbox({ label: 't:labels.newsletter_field', default: false }),
        link: url({ label: 't:labels.link' }),
        link_label: text({ label: 't:labels.link_label' }),
        signup_form: text({ label: 't:labels.signup_form', info: 't:info.signup_form' }),
        delay: range({ label: 't:labels.delay', min: 0, max: 60, step: 1, unit: 's', default: 12 }),
        expiration: numberInput({ label: 't:labels.expiration', default: 30 }),
        cookie_name: text({ label: 't:labels.cookie_name', info: 't:info.cookie_name' }),
      },
    }),
  },
  maxBlocks: 6,
  enabledOn: { groups: ['custom.overlay'] },
  presets: [
    {
      name: 't:names.popups',
      blocks: [
        {
          type: 'popup',
          settings: { heading: 't:presets.popups.heading', text: 't:presets.popups.text', newsletter: true },
        },
      ],
    },
  ],
  data: ({ section, request, template }) => {
    // Who is about to pay is left alone; the editor shows them everywhere.
    if (template.name === 'cart' && !request.design_mode) return { popups: [] };
    return {
      popups: blocks(section, {
        popup: (block) => ({
          attributes: block.shopify_attributes,
          cookie_name: block.settings.cookie_name || `popup_${block.id}`,
          expiration: block.settings.expiration ?? 30,
          delay: block.settings.delay,
          heading: block.settings.heading,
          text: block.settings.text ?? '',
          image: maybe(block.settings.image, (picture) =>
            image(picture, { width: 900, widths: [390, 600, 900, 1200] }),
          ),
          newsletter: block.settings.newsletter,
          link: block.settings.link ?? '',
          link_label: block.settings.link_label,
          signup_form: block.settings.signup_form,
        }),
      }),
    };
  },
  view: Popups,
});
