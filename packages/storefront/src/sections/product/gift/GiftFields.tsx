import { t } from '@vitrine/compiler/view.ts';
import { type InputHTMLAttributes, useLayoutEffect, useRef, useState } from 'react';
import {
  GIFT_CARD_EMAIL_PROPERTY,
  GIFT_CARD_MESSAGE_PROPERTY,
  GIFT_CARD_NAME_PROPERTY,
  GIFT_CARD_OFFSET_PROPERTY,
  GIFT_CARD_SEND_ON_PROPERTY,
} from '../../../domain/line-properties.ts';
import { calendarDay } from './calendar-day.ts';

/** Most days from today until a gift card is sent (docs/platform.md: cart/add). */
export const DAYS_AHEAD = 90;
/** Characters of the message. */
export const MESSAGE_LENGTH = 200;

/**
 * Recipient, date and message of a gift card. A failed add keeps the fields. The platform validates them; its messages are shown below
 * each field.
 */
export default function GiftFields({
  id,
  send,
  errors,
  onEdit,
}: {
  id: string;
  /** False: the fields are hidden and not submitted, and keep their values. */
  send: boolean;
  errors: Record<string, string[]>;
  onEdit: () => void;
}) {
  const [length, setLength] = useState(0);
  const box = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    if (Object.keys(errors).length > 0) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const field = (name: string, property: string, label: string) => ({
    name: `properties[${property}]`,
    id: `${id}-gift-${name}`,
    label,
    errors: errors[name] ?? [],
  });
  const now = new Date();
  return (
    <fieldset ref={box} className="gift__fields" hidden={!send} disabled={!send} onInput={onEdit}>
      <legend className="visually-hidden">{t('gift.send')}</legend>
      <Field {...field('email', GIFT_CARD_EMAIL_PROPERTY, t('gift.email'))} type="email" autoComplete="off" required />
      <Field {...field('name', GIFT_CARD_NAME_PROPERTY, t('gift.name'))} maxLength={255} autoComplete="off" />
      <div className="field">
        <label htmlFor={`${id}-gift-message`}>{t('gift.message')}</label>
        <textarea
          className="input gift__message"
          id={`${id}-gift-message`}
          name={`properties[${GIFT_CARD_MESSAGE_PROPERTY}]`}
          maxLength={MESSAGE_LENGTH}
          aria-invalid={errors.message ? true : undefined}
          aria-describedby={`${id}-gift-left ${id}-gift-message-error`}
          onChange={(event) => setLength(event.target.value.length)}
        />
        <p className="small muted gift__left tabular" id={`${id}-gift-left`}>
          {t('gift.left', { count: MESSAGE_LENGTH - length })}
        </p>
        <FieldError id={`${id}-gift-message`} label={t('gift.message')} errors={errors.message ?? []} />
      </div>
      <Field
        {...field('send_on', GIFT_CARD_SEND_ON_PROPERTY, t('gift.send_on'))}
        type="date"
        min={calendarDay(now, 0)}
        max={calendarDay(now, DAYS_AHEAD)}
        hint={t('gift.send_on_hint', { days: DAYS_AHEAD })}
      />
      {/* Minutes the shopper's time zone is behind UTC: the day above is in this time zone. */}
      <input type="hidden" name={`properties[${GIFT_CARD_OFFSET_PROPERTY}]`} value={String(now.getTimezoneOffset())} />
    </fieldset>
  );
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  errors: string[];
  hint?: string;
}

function Field({ id, label, errors, hint, ...input }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        aria-invalid={errors.length > 0 ? true : undefined}
        aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
        {...input}
      />
      {hint && (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} label={label} errors={errors} />
    </div>
  );
}

function FieldError({ id, label, errors }: { id: string; label: string; errors: string[] }) {
  return (
    errors.length > 0 && (
      <p className="error small" id={`${id}-error`}>
        {`${label} ${errors.join(', ')}.`}
      </p>
    )
  );
}
