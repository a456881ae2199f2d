import { t } from '@vitrine/compiler/view.ts';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Card } from '../../domain/card.schema.ts';
import { wantsLink } from '../product-card/use-card.ts';
import { Icon } from '../ui/Icon.tsx';
import { askOfCard, openWaitlist } from '../waitlist/waitlist-ask.ts';
import { QuickSheet } from './QuickSheet.tsx';
import styles from './quick-add.css?inline';
import { leftToChoose } from './quick-choices.ts';
import { useQuickAdd } from './use-quick-add.ts';

/** The sizes of a card's product in the color it shows: one click adds a piece and opens the bag. With more to choose it is a sheet. */
export default function QuickAdd({ card, onClose }: { card: Card; onClose: () => void }) {
  const panel = useRef<HTMLFieldSetElement>(null);
  // What opens next gives the focus back to what has it then: this has to be gone before.
  const close = () => flushSync(onClose);
  const { choices, product, busy, error, add } = useQuickAdd(card, close);
  const wait = (id: number) => {
    close();
    openWaitlist(askOfCard(card, id));
  };
  useLayoutEffect(() => {
    if (choices.length > 0) panel.current?.querySelector<HTMLElement>('.quick__size')?.focus();
  }, [choices.length]);
  if (product && leftToChoose(product).length > 1) {
    return (
      <QuickSheet
        card={card}
        product={product}
        busy={busy !== null}
        error={error}
        onAdd={(id) => void add(id)}
        onWait={wait}
        onClose={onClose}
      />
    );
  }
  return (
    <fieldset
      ref={panel}
      className="quick__panel"
      aria-label={t('card.quick_choose', { title: card.title })}
      aria-busy={choices.length === 0 && error === null}
    >
      <style>{styles}</style>
      <div className="quick__head small">
        <span className="muted">{card.color || card.title}</span>
        <button type="button" className="icon-button" aria-label={t('general.close')} onClick={onClose}>
          <Icon name="close" small />
        </button>
      </div>
      <ul className="quick__sizes">
        {choices.map((choice) => (
          <li key={choice.id}>
            {choice.available ? (
              <button
                type="button"
                className="quick__size"
                aria-busy={busy === choice.id}
                onClick={() => void add(choice.id)}
              >
                {choice.label}
              </button>
            ) : (
              <a
                className="quick__size quick__size--out"
                href={choice.url}
                aria-label={`${choice.label}, ${t('card.waitlist')}`}
                onClick={(event) => {
                  if (wantsLink(event)) return;
                  event.preventDefault();
                  wait(choice.id);
                }}
              >
                {choice.label}
              </a>
            )}
          </li>
        ))}
      </ul>
      {error !== null && (
        <p className="small error quick__error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
