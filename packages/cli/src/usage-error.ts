/** The command cannot be run; the message says why and what to type instead. Nothing has been written. */
export class UsageError extends Error {}
