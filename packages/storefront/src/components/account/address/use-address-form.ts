import { t } from '@vitrine/compiler/view.ts';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import type {
  AccountAddressesProps,
  AddressError,
  RefusedAddress,
  SavedAddress,
} from '../../../domain/address.schema.ts';
import { postToAddressBook } from '../../../platform/account/address-book.ts';
import {
  type AddressField,
  fieldsOnly,
  isAddressField,
  missingFields,
  NO_ADDRESS,
  sameFields,
} from './address-fields.ts';
import { chooseCountry } from './address-picker.ts';
import { labelOf } from './address-words.ts';
import type { CountryOption } from './country-options.ts';

/** What is wrong, by field; `form` is for the whole. */
type Wrong = Partial<Record<AddressField | 'form', string>>;

/** The platform's reasons as sentences by the fields; what has no field here is said of the whole. */
function wrongOf(errors: readonly AddressError[], country: string): Wrong {
  const wrong: Wrong = {};
  for (const { field, message } of errors) {
    if (isAddressField(field)) wrong[field] = `${labelOf(field, country)} ${message}`;
    else wrong.form = [wrong.form, message].filter(Boolean).join(' ');
  }
  return wrong;
}

/**
 * The state of one address form, from opening to saving. What is typed is kept over closing and opening again, until it is saved: a
 * slip beside the sheet loses nothing.
 */
export function useAddressForm({
  address,
  refused,
  countries,
  open,
  onSaved,
}: {
  /** The address it changes; null: a new one. */
  address: SavedAddress | null;
  /** How it came back from the platform before this page was made. */
  refused: RefusedAddress | null;
  countries: readonly CountryOption[];
  open: boolean;
  onSaved: (book: AccountAddressesProps) => void;
}) {
  const [base, setBase] = useState(() => (address ? fieldsOnly(address) : NO_ADDRESS));
  const [fields, setFields] = useState(refused?.fields ?? base);
  const [makesDefault, setMakesDefault] = useState(refused?.makes_default ?? false);
  const [wrong, setWrong] = useState<Wrong>(() => (refused ? wrongOf(refused.errors, refused.fields.country) : {}));
  /** How often it was refused. */
  const [tries, setTries] = useState(refused ? 1 : 0);
  const [busy, setBusy] = useState(false);
  const [sessionEnded, setSessionEnded] = useState(false);
  /** Whether the form was opened with something typed in it that was never saved. */
  const [kept, setKept] = useState(false);
  const sending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const changed = !sameFields(fields, base) || makesDefault;

  const [wasOpen, setWasOpen] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) {
      setWasShown(true);
      setKept(changed && !busy && Object.keys(wrong).length === 0);
      const cameBack = refused !== null && !wasShown;
      // A form with nothing typed in it shows the address as it is now.
      if (!changed && !cameBack) {
        const now = address ? fieldsOnly(address) : NO_ADDRESS;
        setBase(now);
        setFields(now);
        setWrong({});
        setTries(0);
      }
    }
  }

  // After each try, what is wrong is gone to: the first field, or the words over the form.
  useLayoutEffect(() => {
    if (!open || tries === 0) return;
    const at = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (at('[aria-invalid=true]') ?? at('[role=alert]'))?.focus();
  }, [tries, open]);

  const refuse = (why: Wrong, ended = false) => {
    setSessionEnded(ended);
    setWrong(why);
    setTries((before) => before + 1);
  };

  const startOver = () => {
    setFields(base);
    setMakesDefault(false);
    setWrong({});
    setTries(0);
    setKept(false);
    form.current?.querySelector('select')?.focus();
  };

  const set = (name: AddressField, value: string) => {
    setFields((before) => ({ ...before, ...(name === 'country' ? chooseCountry(value) : {}), [name]: value }));
    setWrong((before) => {
      const rest: Wrong = { ...before };
      delete rest[name];
      if (name === 'country') delete rest.province;
      return rest;
    });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const posted = event.currentTarget;
    const missing = missingFields(fields, countries);
    if (missing.length > 0) {
      const said = (name: AddressField) => t('addresses.missing', { field: labelOf(name, fields.country) });
      refuse(Object.fromEntries(missing.map((name) => [name, said(name)])));
      return;
    }
    sending.current = true;
    setBusy(true);
    const answer = await postToAddressBook(posted);
    sending.current = false;
    setBusy(false);
    if (!answer.ok) {
      if (answer.error === 'offline') refuse({ form: t('addresses.offline') });
      else if (answer.error === 'ended') refuse({}, true);
      else posted.submit();
      return;
    }
    const { refused: back } = answer.value;
    if (back) return refuse(wrongOf(back.errors, fields.country));
    setBase(fields);
    setMakesDefault(false);
    setWrong({});
    setSessionEnded(false);
    setTries(0);
    onSaved(answer.value);
  };

  return {
    form,
    fields,
    makesDefault,
    setMakesDefault,
    wrong,
    sessionEnded,
    busy,
    changed,
    kept,
    set,
    startOver,
    submit,
  };
}

export type AddressFormState = ReturnType<typeof useAddressForm>;
