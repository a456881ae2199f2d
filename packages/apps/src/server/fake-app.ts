import type { FastifyInstance } from 'fastify';
import type { Catalogue } from '../catalogue.ts';
import type { CustomerRecords } from '../customer-records.ts';
import type { Ledger } from '../ledger.ts';

/** What every fake app is given. */
export interface AppContext {
  catalogue: Catalogue;
  /** `http://localhost:3000` */
  shopOrigin: string;
  /** Shared with the shop, which signs what it forwards with it; empty: no request can be believed. */
  secret: string;
  customers: CustomerRecords;
  /** Where the merchant keeps what the apps know. */
  shopDir: string;
  /** Opens the app's own book of what shoppers wrote, by name. */
  ledger<T>(name: string): Promise<Ledger<T>>;
}

/** One app: what it answers below `/{name}`. */
export interface FakeApp {
  /** Folder of its address and name of its switch. */
  name: string;
  /** Request headers its calls may carry across origins (answers to the browser's preflight). */
  allowedHeaders: string;
  routes(app: FastifyInstance, context: AppContext): Promise<void>;
}
