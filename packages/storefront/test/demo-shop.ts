import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo shop that all tests of a run share. */
    demoShop: DemoShop;
    /** Folder of the theme it shows. */
    builtTheme: string;
  }
}

export interface DemoShop {
  /** `http://localhost:…`. */
  origin: string;
  /** The folder with its data: the database, and the outbox of its mails. */
  data: string;
}

/** Folder of the theme as the sources are now. For files that import this one: they run in the project `demo-shop`. */
export const builtTheme = (): string => inject('builtTheme');

/**
 * The demo shop with the theme as the sources are now. All files of a run share one shop, which `demo-shop.setup.ts` opens and
 * closes: a test that changes something does it with an account or a cart of its own.
 */
export const demoShop = (): DemoShop => inject('demoShop');
