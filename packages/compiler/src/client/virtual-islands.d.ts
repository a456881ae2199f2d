/** Made by the compiler: every island's view by the name its marker carries. */
declare module 'virtual:vitrine/islands' {
  import type { ComponentType } from 'react';

  /** Fetches the module of a view. Its props are the section's payload. */
  export const islands: Record<string, () => Promise<{ default: ComponentType<Record<string, unknown>> }>>;
}
