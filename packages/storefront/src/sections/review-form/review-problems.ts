import { isEmail } from '../../integrations/notifications/is-email.ts';

/** Fields of the form that cannot be sent as they are. */
export type ReviewProblems = Partial<Record<'rating' | 'body' | 'first_name' | 'email', true>>;

const text = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** What is wrong with a review before it is sent; empty: nothing. */
export function reviewProblems(data: FormData): ReviewProblems {
  const problems: ReviewProblems = {};
  if (!/^[1-5]$/.test(text(data.get('rating')))) problems.rating = true;
  if (text(data.get('body')) === '') problems.body = true;
  if (text(data.get('first_name')) === '') problems.first_name = true;
  if (!isEmail(text(data.get('email')))) problems.email = true;
  return problems;
}
