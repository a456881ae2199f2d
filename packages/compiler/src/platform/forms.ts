/** The `form` object inside `{% form %}` (platform contract §3.13): what became of the last post, and what to show again. */
export type { FormErrorsObject, FormObject } from './objects.generated.ts';

/**
 * A field that was refused, and why: a sentence that goes on after the field's name ("can't be blank"). The platform has the two apart,
 * in `form.errors` and its `messages`: `errorsOf(form)` puts them together.
 */
export interface FormErrorObject {
  field: string;
  message: string;
}
