import { t } from '@vitrine/compiler/view.ts';
import type { MouseEvent, RefObject } from 'react';
import { SessionEnded } from '../../components/account/SessionEnded.tsx';
import type { Held } from './use-post.ts';

export interface SummaryItem {
  /** Id of the field */
  id: string;
  /** Empty: nothing is wrong with it. */
  text: string;
}

/** At the top of a form: what is wrong with it, and where. It is gone to as soon as it is there, also without scripts. */
export function FormSummary({
  box,
  held,
  message,
  items,
}: {
  box: RefObject<HTMLDivElement | null>;
  held: Held | null;
  /** Of the form as a whole; empty: none. */
  message: string;
  items: readonly SummaryItem[];
}) {
  return (
    // biome-ignore lint/a11y/noAutofocus: whoever was refused starts at what is wrong
    <div className="errors form-errors" role="alert" tabIndex={-1} ref={box} autoFocus>
      <p>
        {held === 'ended' ? (
          <SessionEnded />
        ) : held === 'offline' ? (
          t('account_forms.problems.offline')
        ) : (
          message || t('account_forms.problems.title')
        )}
      </p>
      {items.map(
        (item) =>
          item.text && (
            <p key={item.id} className="small">
              <a className="link" href={`#${item.id}`} data-scripted="" onClick={goTo}>
                {item.text}
              </a>
            </p>
          ),
      )}
    </div>
  );
}

/** To the field itself, without a trace in the address. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  (field instanceof HTMLFieldSetElement ? field.querySelector('select') : field)?.focus();
}
