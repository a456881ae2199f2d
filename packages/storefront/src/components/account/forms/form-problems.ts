/** What can be wrong with a field before the shop has been asked. */
export type FormProblem = 'blank' | 'no_email' | 'too_short' | 'different' | 'incomplete';

/** Fields of the forms, by the names the platform gives them in its errors. */
export type FormField = 'email' | 'password' | 'password_confirmation' | 'birthday';

export type FormProblems = Partial<Record<FormField, FormProblem>>;

/** Letters of the shortest password that the platform takes. */
export const SHORTEST_PASSWORD = 5;

/** What a form would send, by the names of its fields. */
export type Sent = ReadonlyMap<string, string>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

function emailProblem(email: string): FormProblem | undefined {
  if (email.trim() === '') return 'blank';
  return EMAIL.test(email.trim()) ? undefined : 'no_email';
}

function newPasswordProblem(password: string): FormProblem | undefined {
  if (password === '') return 'blank';
  return [...password].length < SHORTEST_PASSWORD ? 'too_short' : undefined;
}

/** What is wrong with a form; fields that it does not have are not missed. */
export function problemsOf(sent: Sent, newPassword: boolean): FormProblems {
  const problems: FormProblems = {};
  const note = (field: FormField, problem: FormProblem | undefined) => {
    if (problem) problems[field] = problem;
  };
  const email = sent.get('customer[email]') ?? sent.get('email');
  if (email !== undefined) note('email', emailProblem(email));
  const password = sent.get('customer[password]');
  if (password !== undefined)
    note('password', newPassword ? newPasswordProblem(password) : password === '' ? 'blank' : undefined);
  const again = sent.get('customer[password_confirmation]');
  if (again !== undefined && problems.password === undefined)
    note('password_confirmation', again === '' ? 'blank' : again === password ? undefined : 'different');
  const born = ['month', 'day', 'year'].map((part) => sent.get(`customer[birthday][${part}]`) ?? '');
  if (born.some((part) => part !== '') && born.includes('')) note('birthday', 'incomplete');
  return problems;
}
