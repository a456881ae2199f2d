import { t } from '@vitrine/compiler/view.ts';
import { announceError } from '../../state/live-region.ts';

/** For what was asked for, cannot be fetched, and can be had in no other way. */
export const announceNotLoaded = (): void => announceError(t('lazy.not_loaded'));
