/** The `form` object inside `{% form %}` (platform contract §3.13): what came of the last post, and what to show again. */
export interface FormObject {
  /** The id of the address it changes, or of the form. */
  id: string | null;
  /** Names of the fields that were refused, `form` for the whole; null where nothing was. */
  errors: string[] | null;
  'posted_successfully?': boolean;
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  name: string | null;
  company: string | null;
  address1: string | null;
  address2: string | null;
  city: string | null;
  country: string | null;
  province: string | null;
  zip: string | null;
  phone: string | null;
  body: string | null;
  /** Said again by hosts that know them. */
  accepts_marketing: boolean | null;
  /** `month/day/year`; said again by hosts that know it. */
  birthday: string | null;
  /** HTML: of an address form, ticked where it was ticked. */
  set_as_default_checkbox: string;
}

/** A field that was refused, and why: a sentence that goes on after the field's name ("can't be blank"). */
export interface FormErrorObject {
  field: string;
  message: string;
}
