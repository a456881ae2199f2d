import { editorAttributes, t } from '@vitrine/compiler/view.ts';
import { type CSSProperties, useState } from 'react';
import { Icon } from '../../components/ui/Icon.tsx';
import { writeCookie } from '../../state/browser-storage/cookies.ts';
import { Countdown } from './Countdown.tsx';
import type { PromoBarProps } from './promo-bar.schema.ts';
import { useEditorChoice } from './use-editor-choice.ts';
import { useRotation } from './use-rotation.ts';

/** Says that the bar was closed; read by the layout before the first paint, so that a closed bar never shows. */
const CLOSED = 'promo_closed';

/** Messages above the header, one at a time (rules popup-1, popup-2). */
export function PromoBar({ messages, background, color, countdownDate, countdownIndex }: PromoBarProps) {
  const { shown, select, paused, toggle, holders } = useRotation(messages.length);
  const [closed, setClosed] = useState(false);
  const bar = useEditorChoice(messages.length, select);
  const close = () => {
    writeCookie(CLOSED, 'true', 1);
    setClosed(true);
  };
  return (
    messages.length > 0 && (
      <section
        ref={bar}
        className="promo"
        aria-label={t('promo.label')}
        hidden={closed}
        style={{ '--promo-background': background, '--promo-color': color } as CSSProperties}
        {...holders}
      >
        {messages.length > 1 && (
          <button
            type="button"
            className="icon-button promo__button needs-script"
            aria-label={paused ? t('promo.play') : t('promo.pause')}
            onClick={toggle}
          >
            <Icon name={paused ? 'play' : 'pause'} small />
          </button>
        )}
        <ul className="promo__messages">
          {messages.map((message, index) => (
            <li
              key={index}
              className={index === shown ? 'promo__message promo__message--shown' : 'promo__message'}
              {...editorAttributes(message.attributes)}
            >
              {message.link ? (
                <a className="promo__link" href={message.link} target="_blank" rel="noopener">
                  {message.text}
                  <span className="visually-hidden">{t('general.new_tab')}</span>
                </a>
              ) : (
                <span>{message.text}</span>
              )}
              {countdownDate && index + 1 === countdownIndex && <Countdown date={countdownDate} />}
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="icon-button promo__button needs-script"
          aria-label={t('promo.close')}
          onClick={close}
        >
          <Icon name="close" small />
        </button>
      </section>
    )
  );
}
