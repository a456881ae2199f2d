import { isEmail } from '../checkout/update-checkout.ts';
import type { FieldProblem } from './errors.ts';

export interface Registration {
  email: string;
  password: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  acceptsMarketing?: boolean;
  /** `MM/DD/YYYY` */
  birthday?: string;
}

/** The platform's own least length; long texts cost the hash nothing but are no passwords. */
const MIN_PASSWORD = 5;
const MAX_PASSWORD = 256;
const MAX_TEXT = 255;

export function passwordProblem(password: string): FieldProblem | null {
  if (password === '') return 'blank';
  if ([...password].length < MIN_PASSWORD) return 'too_short';
  return password.length > MAX_PASSWORD ? 'too_long' : null;
}

/** Whether a text is a day that was: `02/29/2000` but not `02/29/1900` (rule account-26). */
export function isBirthday(text: string, now: Date): boolean {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (!match) return false;
  const [month, day, year] = match.slice(1).map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  const thisYear = now.getUTCFullYear();
  return month >= 1 && month <= 12 && day >= 1 && day <= days && year <= thisYear && year > thisYear - 130;
}

/** What is wrong with the facts of a person, by field. */
export function profileProblems(
  facts: Partial<Pick<Registration, 'firstName' | 'lastName' | 'phone' | 'birthday'>>,
  now: Date,
): Record<string, FieldProblem> {
  const problems: Record<string, FieldProblem> = {};
  for (const field of ['firstName', 'lastName'] as const)
    if ((facts[field] ?? '').length > MAX_TEXT) problems[field] = 'too_long';
  if ((facts.phone ?? '') !== '' && !/^\+?[\d\s().-]{5,30}(x\d{1,6})?$/.test(facts.phone ?? ''))
    problems.phone = 'invalid';
  const birthday = facts.birthday ?? '';
  if (birthday !== '' && !isBirthday(birthday, now))
    problems.birthday = birthday.split('/').includes('') ? 'incomplete' : 'invalid';
  return problems;
}

export function registrationProblems(input: Registration, now: Date): Record<string, FieldProblem> {
  const problems = profileProblems(input, now);
  const email = input.email.trim();
  if (email === '') problems.email = 'blank';
  else if (!isEmail(email)) problems.email = 'invalid';
  const password = passwordProblem(input.password);
  if (password) problems.password = password;
  return problems;
}
