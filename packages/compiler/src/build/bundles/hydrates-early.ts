import type { Hydrate, Placement } from '../../define-section.ts';

/** Templates of the account begin so. */
const ACCOUNT = 'customers/';

/**
 * Whether a section's view comes to life untouched on pages of the shop: what several such views import travels in one chunk that all
 * pages fetch. Those of the account alone are few people's: they must not weigh on what the others fetch.
 */
export function wakesEarly({ hydrate, enabledOn }: { hydrate: Hydrate; enabledOn: Placement | undefined }): boolean {
  if (hydrate !== 'load' && hydrate !== 'idle') return false;
  const { templates = [], groups = [] } = enabledOn ?? {};
  return templates.length === 0 || groups.length > 0 || !templates.every((template) => template.startsWith(ACCOUNT));
}

/** Whether a section stands in the header alone: every page has it. */
export const inHeader = ({ enabledOn }: { enabledOn: Placement | undefined }): boolean =>
  enabledOn?.templates === undefined && enabledOn?.groups?.join() === 'header';

/** The templates a section may stand on, where it may not stand on all or in a group. */
export const onlyOn = ({ enabledOn }: { enabledOn: Placement | undefined }): readonly string[] | undefined =>
  enabledOn?.groups === undefined && !enabledOn?.templates?.includes('*') ? enabledOn?.templates : undefined;
