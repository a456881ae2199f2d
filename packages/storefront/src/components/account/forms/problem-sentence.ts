import { t } from '@vitrine/compiler/view.ts';
import type { FormField, FormProblem, FormProblems } from './form-problems.ts';

function found(field: FormField, problem: FormProblem): string {
  switch (problem) {
    case 'blank':
      return field === 'email' ? t('account_forms.problems.email_blank') : t('account_forms.problems.password_blank');
    case 'no_email':
      return t('account_forms.problems.email');
    case 'too_short':
      return t('account_forms.problems.password_short');
    case 'different':
      return t('account_forms.problems.password_different');
    case 'incomplete':
      return t('account_forms.problems.birthday');
  }
}

/** What the platform said of a field, as a sentence; empty: nothing. */
export const platformSentence = (label: string, platform: string): string => (platform ? `${label} ${platform}.` : '');

/** What is wrong with a field, as a sentence; empty: nothing. As long as nothing was sent anew, what the platform said of it holds. */
export function problemSentence(
  problems: FormProblems | null,
  field: FormField,
  label: string,
  platform: string,
): string {
  if (problems === null) return platformSentence(label, platform);
  const problem = problems[field];
  return problem === undefined ? '' : found(field, problem);
}
