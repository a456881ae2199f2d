/** What everyone is told who may not use the editor. */
export const FORBIDDEN =
  'The theme editor is for the machine that the shop runs on, or for who has the token (--editor-token).';
