import { cx, t } from '@vitrine/compiler/view.ts';
import { useState } from 'react';
import { useHydrated } from '../ui/use-hydrated.ts';
import { BIRTHDAY_YEARS, type BirthdayChoice, birthdayText, chooseBirthday, daysOf } from './birthday.ts';

const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
const YEARS_BACK = Array.from({ length: BIRTHDAY_YEARS }, (_, index) => index);

/**
 * A day of birth by three lists (rules account-25, account-26, account-27). They post `name[month]`, `name[day]` and `name[year]`. Where scripts run, the days are those
 * of the month, and once all are chosen the one text `month/day/year` is posted as `textName`. Without scripts there are 31 days, since the
 * list could not follow the month, and no text, since it could not follow the lists.
 */
export function BirthdayPicker({
  id,
  name,
  textName,
  value,
  currentYear,
  error,
}: {
  /** Stem of the ids; unique on the page. */
  id: string;
  /** e.g. `customer[birthday]` */
  name: string;
  /** e.g. `customer[note][birthday]`, where the hosted platform keeps it. */
  textName: string;
  /** What is chosen at first; zeros: nothing. */
  value: BirthdayChoice;
  /** From the page (`date('now', '%Y')`): the browser's clock may say another one. */
  currentYear: number;
  /** Empty: nothing is wrong. */
  error: string;
}) {
  const [chosen, setChosen] = useState<BirthdayChoice | null>(null);
  const { month, day, year } = chosen ?? value;
  const isHydrated = useHydrated();
  const days = isHydrated ? daysOf(month, year) : 31;
  const months = [
    t('birthday.january'),
    t('birthday.february'),
    t('birthday.march'),
    t('birthday.april'),
    t('birthday.may'),
    t('birthday.june'),
    t('birthday.july'),
    t('birthday.august'),
    t('birthday.september'),
    t('birthday.october'),
    t('birthday.november'),
    t('birthday.december'),
  ];
  const choose = (part: Partial<BirthdayChoice>) => setChosen(chooseBirthday({ month, day, year }, part));
  const described = cx(`${id}-hint`, error && `${id}-error`);
  const field = {
    className: 'input',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described,
  };
  return (
    <fieldset className="birthday" id={id}>
      <legend className="small">{t('birthday.legend')}</legend>
      <div className="birthday__parts">
        <div className="field">
          <label className="visually-hidden" htmlFor={`${id}-month`}>
            {t('birthday.month')}
          </label>
          <select
            {...field}
            id={`${id}-month`}
            name={`${name}[month]`}
            autoComplete="bday-month"
            value={`${month}`}
            onChange={(event) => choose({ month: Number(event.currentTarget.value) })}
          >
            <option value="">{t('birthday.month')}</option>
            {months.map((title, index) => (
              <option key={title} value={`${index + 1}`}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label className="visually-hidden" htmlFor={`${id}-day`}>
            {t('birthday.day')}
          </label>
          <select
            {...field}
            id={`${id}-day`}
            name={`${name}[day]`}
            autoComplete="bday-day"
            value={`${day}`}
            onChange={(event) => choose({ day: Number(event.currentTarget.value) })}
          >
            <option value="">{t('birthday.day')}</option>
            {DAYS.map(
              (one) =>
                // A day that the month does not have stays until another is chosen: so it can be seen what was refused.
                (one <= days || one === day) && (
                  <option key={one} value={`${one}`}>
                    {one}
                  </option>
                ),
            )}
          </select>
        </div>
        <div className="field">
          <label className="visually-hidden" htmlFor={`${id}-year`}>
            {t('birthday.year')}
          </label>
          <select
            {...field}
            id={`${id}-year`}
            name={`${name}[year]`}
            autoComplete="bday-year"
            value={year}
            onChange={(event) => choose({ year: Number(event.currentTarget.value) })}
          >
            <option value="">{t('birthday.year')}</option>
            {YEARS_BACK.map((back) => (
              <option key={back} value={currentYear - back}>
                {currentYear - back}
              </option>
            ))}
          </select>
        </div>
      </div>
      {isHydrated && month > 0 && day > 0 && year > 0 && (
        <input type="hidden" name={textName} value={birthdayText({ month, day, year })} />
      )}
      <p className="field__hint small muted" id={`${id}-hint`}>
        {t('birthday.hint')}
      </p>
      {error && (
        <p className="field__error small" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
