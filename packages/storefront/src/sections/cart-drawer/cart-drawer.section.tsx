import { defineSection } from '@vitrine/compiler';
import { bagOf } from '../../components/cart/cart-data.ts';
import { BagProps } from '../../components/cart/cart-view.schema.ts';
import { CartDrawer } from './CartDrawer.tsx';

export default defineSection({
  name: 't:names.cart_drawer',
  props: BagProps,
  hydrate: 'interaction',
  data: ({ settings }) => bagOf(settings),
  view: CartDrawer,
});
