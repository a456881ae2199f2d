import { routes } from '@vitrine/compiler/view.ts';
import { sessionState } from '../../platform/account/session-state.ts';

/** Whether the customer is still signed in, from the page that the form returns to. */
export const isSignedIn = () => sessionState(`${routes.account_url}?view=profile`);
