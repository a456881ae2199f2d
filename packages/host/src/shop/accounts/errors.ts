export type FieldProblem =
  | 'blank'
  | 'incomplete'
  | 'invalid'
  | 'too_long'
  | 'too_short'
  | 'taken'
  | 'mismatch'
  | 'not_found';

export type AccountError =
  | { code: 'fields'; fields: Record<string, FieldProblem> }
  | { code: 'invalid_credentials' }
  /** The link was used, is too old, or never was. */
  | { code: 'invalid_token' }
  | { code: 'not_found' };
