import type { MouseEvent, ReactNode } from 'react';
import { viewport } from '../../state/viewport/viewport.ts';
import { Icon } from '../ui/Icon.tsx';
import { isOpen, moveAccordion } from './accordion-motion.ts';

/** A press on the heading flips it (rule widget-3). */
function flip(event: MouseEvent<HTMLElement>) {
  const details = event.currentTarget.parentElement;
  if (!(details instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  moveAccordion(details, !isOpen(details), viewport.getState().reducedMotion);
}

/**
 * A heading that opens what stands below it (rule widget-2): painted in its default state at once, and open where there are no scripts.
 * The browser's own disclosure: by key, by search in the page, and before anything has come to life.
 */
export function Accordion({
  title,
  open = false,
  attributes = {},
  children,
}: {
  title: string;
  open?: boolean;
  /** The theme editor's attributes of a block. */
  attributes?: Record<string, string>;
  children: ReactNode;
}) {
  return (
    <details className="accordion" open={open} {...attributes}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; the browser makes a click of its Enter and Space */}
      <summary className="accordion__head" onClick={flip}>
        <span>{title}</span>
        <Icon name="plus" small />
      </summary>
      <div className="accordion__clip">
        <div className="accordion__body">{children}</div>
      </div>
    </details>
  );
}
