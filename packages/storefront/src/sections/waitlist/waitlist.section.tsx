import { defineSection } from '@vitrine/compiler';
import { waitlistTextsOf } from '../../components/waitlist/waitlist-data.ts';
import { Waitlist } from './Waitlist.tsx';
import { WaitlistProps } from './waitlist.schema.ts';

/** Stands in the layout, so that the popup can be opened on every page. Its texts are settings of the theme. */
export default defineSection({
  name: 't:names.waitlist',
  props: WaitlistProps,
  serverMarkup: 'client',
  hydrate: 'interaction',
  data: ({ settings }) => ({ texts: waitlistTextsOf(settings) }),
  view: Waitlist,
});
