import { routes } from '@vitrine/compiler/view.ts';
import { sessionState } from '../../platform/account/session-state.ts';

/** Whether who is here is signed in still, asked by the very page that the form comes back to. */
export const stands = () => sessionState(`${routes.account_url}?view=profile`);
