import { defineSection } from '@vitrine/compiler';
import { WaitlistProps } from '@vitrine/contract';
import { waitlistTextsOf } from '../../components/waitlist/waitlist-data.ts';
import { Waitlist } from './Waitlist.tsx';

/** Stands in the layout, so that the popup can be opened on every page. Its words are settings of the theme. */
export default defineSection({
  name: 't:names.waitlist',
  props: WaitlistProps,
  serverMarkup: 'client',
  hydrate: 'interaction',
  data: ({ settings }) => ({ texts: waitlistTextsOf(settings) }),
  view: Waitlist,
});
