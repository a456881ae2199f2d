import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue.ts';
import type { CustomerRecords } from '../customer-records.ts';
import type { Ledger } from '../ledger.ts';

/** What every fake app is given. */
export interface AppContext {
  catalogue: Catalogue;
  /** `http://localhost:3000` */
  shopOrigin: string;
  /** Shared with the shop, which signs forwarded requests with it; empty: no request is trusted. */
  secret: string;
  customers: CustomerRecords;
  /** The folder with the merchant's data for the apps. */
  shopDir: string;
  /** Opens the app's own book of what shoppers wrote, by name. */
  ledger<T>(name: string): Promise<Ledger<T>>;
}

/** One app: its routes below `/{name}`. */
export interface FakeApp {
  /** Folder of its address and name of its switch. */
  name: string;
  /** Request headers its calls may carry across origins (answers to the browser's preflight). */
  allowedHeaders: string;
  routes(app: FastifyInstance, context: AppContext): Promise<void>;
}
