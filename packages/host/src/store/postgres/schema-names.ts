/** The schema an import builds in. */
export const NEXT = 'vitrine_next';

/** The schema of the tables it has replaced. */
export const GONE = 'vitrine_gone';

/** The schema that `vitrine move` fills, until its tables take the place of the live ones. */
export const MOVING = 'vitrine_moving';

/** How the schemas are called that keep a shop as it was: before a restore, or before a move into its database. */
export const KEPT = /^before_(move|restore)_\d{8}_\d{6}$/;

/** The name of such a schema. */
export const keptSchema = (before: 'move' | 'restore', now: Date): string =>
  `before_${before}_${now.toISOString().slice(0, 19).replaceAll('-', '').replaceAll(':', '').replace('T', '_')}`;
