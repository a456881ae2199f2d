import type { Hydrate, Placement } from '../../define-section.ts';

/** Prefix of the account's templates. */
const ACCOUNT = 'customers/';

/**
 * Whether a section's view hydrates by itself on pages of the shop: what several such views import is in one chunk that all pages fetch.
 * Views of the account's pages do not count: few visitors need them.
 */
export function hydratesEarly({ hydrate, enabledOn }: { hydrate: Hydrate; enabledOn: Placement | undefined }): boolean {
  if (hydrate !== 'load' && hydrate !== 'idle') return false;
  const { templates = [], groups = [] } = enabledOn ?? {};
  return templates.length === 0 || groups.length > 0 || !templates.every((template) => template.startsWith(ACCOUNT));
}

/** Whether a section may only be in the header, and so is on every page. */
export const inHeader = ({ enabledOn }: { enabledOn: Placement | undefined }): boolean =>
  enabledOn?.templates === undefined && enabledOn?.groups?.join() === 'header';

/** The templates that may have a section, if neither all templates nor a group may. */
export const onlyOn = ({ enabledOn }: { enabledOn: Placement | undefined }): readonly string[] | undefined =>
  enabledOn?.groups === undefined && !enabledOn?.templates?.includes('*') ? enabledOn?.templates : undefined;
