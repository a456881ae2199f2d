import { productUrl } from '../../components/bag/product-url.ts';
import { Recommendations } from '../../components/bag/Recommendations.tsx';
import type { Bag } from '../../components/bag/use-bag.ts';
import { useRecommended } from '../../components/bag/use-recommended.ts';
import type { VisibleCart } from '../../state/cart/visible-cart.ts';
import type { CartPageProps } from './cart.schema.ts';

export { PickUp } from '../../components/bag/PickUp.tsx';

/** What goes with the bag as it is now; until the platform has answered, what the page was printed with. */
export default function LiveRecommendations({
  props,
  visible,
  bag,
}: {
  props: CartPageProps;
  visible: VisibleCart;
  bag: Bag;
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
