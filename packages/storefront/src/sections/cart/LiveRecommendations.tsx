import { productUrl } from '../../components/cart/recommendations/product-url.ts';
import { Recommendations } from '../../components/cart/recommendations/Recommendations.tsx';
import { useRecommended } from '../../components/cart/recommendations/use-recommended.ts';
import type { CartView } from '../../components/cart/use-cart-view.ts';
import type { VisibleCart } from '../../state/cart/visible-cart.ts';
import type { CartPageProps } from './cart.schema.ts';

export { PickUp } from '../../components/cart/PickUp.tsx';

/** What goes with the bag as it is now; until the platform has answered, what the page was printed with. */
export default function LiveRecommendations({
  props,
  visible,
  bag,
}: {
  props: CartPageProps;
  visible: VisibleCart;
  bag: CartView;
}) {
  const recommended = useRecommended(visible, props.recommendations, props.complementary, bag.removed);
  return (
    <Recommendations
      heading={props.recommendations_heading}
      first={recommended === null ? props.complementary : []}
      firstUrls={recommended === null ? props.complementary_urls : []}
      products={recommended ?? props.recommendations}
      bagged={visible.items.map(productUrl)}
      adding={bag.adding}
      errorOf={bag.recommendedErrorOf}
      onAdd={bag.add}
    />
  );
}
