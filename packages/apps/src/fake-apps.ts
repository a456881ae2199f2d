import { backInStock } from './back-in-stock/back-in-stock.ts';
import { customerLists } from './customer-lists/customer-lists.ts';
import { experiment } from './experiment/experiment.ts';
import { returns } from './returns/returns.ts';
import { reviews } from './reviews/reviews.ts';
import type { FakeApp } from './server/fake-app.ts';
import { signupForms } from './signup-forms/signup-forms.ts';
import { storeStock } from './store-stock/store-stock.ts';

/** Every app the demo shop has. */
export const FAKE_APPS: readonly FakeApp[] = [
  reviews,
  backInStock,
  signupForms,
  experiment,
  returns,
  storeStock,
  customerLists,
];
