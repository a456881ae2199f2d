import { defineSection } from '@vitrine/compiler';
import { cartViewOf } from '../../components/cart/cart-data.ts';
import { CartViewProps } from '../../components/cart/cart-view.schema.ts';
import { CartDrawer } from './CartDrawer.tsx';

export default defineSection({
  name: 't:names.cart_drawer',
  props: CartViewProps,
  hydrate: 'interaction',
  data: ({ settings }) => cartViewOf(settings),
  view: CartDrawer,
});
