import { defineSection } from '@vitrine/compiler';
import { BagProps } from '../../components/bag/bag.schema.ts';
import { bagOf } from '../../components/bag/bag-data.ts';
import { CartDrawer } from './CartDrawer.tsx';

export default defineSection({
  name: 't:names.cart_drawer',
  props: BagProps,
  hydrate: 'interaction',
  data: ({ settings }) => bagOf(settings),
  view: CartDrawer,
});
