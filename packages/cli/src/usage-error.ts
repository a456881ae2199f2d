/** What was typed cannot be done; the message says why and what to type instead. Nothing has been written. */
export class UsageError extends Error {}
