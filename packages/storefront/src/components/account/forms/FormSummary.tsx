import { t } from '@vitrine/compiler/view.ts';
import type { MouseEvent, RefObject } from 'react';
import { SessionEnded } from '../SessionEnded.tsx';
import type { FormProblems } from './form-problems.ts';
import type { Held } from './use-post.ts';

export interface SummaryItem {
  /** Id of the field */
  id: string;
  /** Empty: nothing is wrong with it. */
  text: string;
}

/**
 * At the top of a form that was refused or kept back: what is wrong with it, and where. It is gone to as soon as it is there, also
 * without scripts.
 */
export function FormSummary({
  post,
  refused,
  message,
  items,
}: {
  post: {
    /** Where the summary is. */
    summary: RefObject<HTMLDivElement | null>;
    held: Held | null;
    problems: FormProblems | null;
  };
  /** By the platform, the last time. */
  refused: boolean;
  /** What the platform said of the form as a whole; empty: nothing. */
  message: string;
  items: readonly SummaryItem[];
}) {
  const { summary, held, problems } = post;
  const standing = problems === null;
  return (
    (held || (standing ? refused : items.some((item) => item.text !== ''))) && (
      // biome-ignore lint/a11y/noAutofocus: whoever was refused starts at what is wrong
      <div className="errors form-errors" role="alert" tabIndex={-1} ref={summary} autoFocus>
        <p>
          {held === 'ended' ? (
            <SessionEnded />
          ) : held === 'offline' ? (
            t('account_forms.problems.offline')
          ) : (
            (standing && message) || t('account_forms.problems.title')
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
    )
  );
}

/** To the field itself, without a trace in the address. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  (field instanceof HTMLFieldSetElement ? field.querySelector('select') : field)?.focus();
}
