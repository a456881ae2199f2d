import { routes, useSectionId } from '@vitrine/compiler/view.ts';
import type { ProductProps } from '@vitrine/contract';
import { NoScriptBuy } from './NoScriptBuy.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { StatusNote } from './StatusNote.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { Chosen } from './use-choice.ts';
import { useSubmit } from './use-submit.ts';

/** Options and the button. Sent as a plain form where there are no scripts. */
export function BuyForm({
  product,
  choice,
  choose,
}: {
  product: ProductProps;
  choice: Chosen | null;
  choose: (option: number, value: string) => void;
}) {
  const id = useSectionId();
  const { submit, busy, error, panelOpen } = useSubmit(product, choice);
  return (
    <form className="buy" action={routes.cart_add_url} method="post" onSubmit={submit} aria-describedby={`${id}-note`}>
      <input type="hidden" name="quantity" value="1" />
      <div className="needs-script stack buy__options">
        {!product.single &&
          product.options.map((option, index) => (
            <OptionGroup
              key={option.name}
              option={option}
              index={index}
              product={product}
              choice={choice}
              choose={choose}
            />
          ))}
      </div>
      <div id={`${id}-note`}>
        <StatusNote product={product} choice={choice} panelOpen={panelOpen} />
      </div>
      <div className="needs-script">
        <SubmitButton product={product} choice={choice} busy={busy} panelOpen={panelOpen} />
      </div>
      <noscript>
        <NoScriptBuy product={product} />
      </noscript>
      {error !== null && (
        <p className="error small" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
