import { routes, t, useSectionId } from '@vitrine/compiler/view.ts';
import { useState } from 'react';
import { chunk, viewChunk } from '../../../components/lazy/chunk.ts';
import { useChunk } from '../../../components/lazy/use-chunk.ts';
import { FitAdvice } from '../../../components/reviews/FitAdvice.tsx';
import { PlainWaitlist } from '../../../components/waitlist/PlainWaitlist.tsx';
import { Heart } from '../../../components/wishes/Heart.tsx';
import { quantityLeft } from '../../../domain/availability.ts';
import type { ShownChoice } from '../../../domain/shown-choice.ts';
import { DeliveryPromise } from '../delivery/DeliveryPromise.tsx';
import { GiftForm } from '../gift/GiftForm.tsx';
import { NoScriptBuy } from '../no-script/NoScriptBuy.tsx';
import { OptionGroup } from '../options/OptionGroup.tsx';
import type { ProductProps } from '../product.schema.ts';
import { StatusNote } from './StatusNote.tsx';
import { StickyBarSlot } from './StickyBarSlot.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useSubmit } from './use-submit.ts';

/** If this cannot be fetched, the button still says that the combination does not exist. */
const alternatives = viewChunk(() => import('../options/Alternatives.tsx'));

const waitlistPanel = chunk(() =>
  import('../../../components/waitlist/WaitlistPanel.tsx').then((module) => module.WaitlistPanel),
);

/** The options and the button. Without scripts it is submitted as a plain form. */
export function BuyForm({
  product,
  choice,
  choose,
  retry,
}: {
  product: ProductProps;
  choice: ShownChoice;
  choose: (option: number, value: string) => void;
  retry: () => void;
}) {
  const id = useSectionId();
  const { submit, busy, error, fields, dismissErrors, panelOpen } = useSubmit(product, choice, retry);
  const isWaitlist = choice.exact !== undefined && choice.status === 'waitlist';
  const isMissing = !choice.exists;
  const Alternatives = useChunk(alternatives, isMissing, { retryOn: choice });
  const [failed, setFailed] = useState(false);
  const WaitlistPanel = useChunk(waitlistPanel, isWaitlist && panelOpen, { instead: () => setFailed(true) });
  return (
    <>
      <form
        id={`${id}-buy`}
        className="buy"
        action={routes.cart_add_url}
        method="post"
        onSubmit={submit}
        // Without scripts the browser reports a missing size.
        noValidate={choice.hydrated}
        aria-describedby={`${id}-note`}
      >
        <input type="hidden" name="form_type" value="product" />
        <input type="hidden" name="product-id" value={product.id} />
        <Quantity choice={choice} />
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
          {isMissing && Alternatives && <Alternatives product={product} choice={choice} choose={choose} />}
        </div>
        {product.service.fit && <FitAdvice fit={product.service.fit} />}
        {product.gift_card && <GiftForm errors={fields} onEdit={dismissErrors} />}
        <div id={`${id}-note`}>
          <StatusNote product={product} choice={choice} />
        </div>
        <div className="needs-script buy__send">
          <SubmitButton id={`${id}-button`} choice={choice} busy={busy} panelOpen={panelOpen} />
          <Heart product={product.id} variant={choice.variant.id} title={product.title} />
        </div>
        <noscript>
          <NoScriptBuy product={product} />
        </noscript>
        {product.service.promise && <DeliveryPromise terms={product.service.promise} status={choice.status} />}
        {error !== null && (
          <p className="error small" role="alert">
            {error}
          </p>
        )}
        {fields !== null && (
          <p className="error small" role="alert">
            {t('gift.check')}
          </p>
        )}
        <StickyBarSlot product={product} choice={choice} busy={busy} form={`${id}-buy`} button={`${id}-button`} />
      </form>
      {isWaitlist &&
        panelOpen &&
        (WaitlistPanel ? (
          <WaitlistPanel product={product} choice={choice} />
        ) : (
          // The shopper can still write a mail.
          failed && <PlainWaitlist email={product.email} />
        ))}
    </>
  );
}

/** One item. The hidden field has the limit of the quantity (rule product-19: 1 to the variant's inventory). */
function Quantity({ choice: { variant } }: { choice: ShownChoice }) {
  return (
    <input type="number" name="quantity" value={1} min={1} max={quantityLeft(variant) || undefined} readOnly hidden />
  );
}
