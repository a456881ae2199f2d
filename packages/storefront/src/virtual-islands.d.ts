/** Made by the compiler: every island's view by the name its marker carries. */
declare module 'virtual:vitrine/islands' {
  import type { ComponentType } from 'react';

  /** Fetches a view. Its props are the section's payload. */
  export const islands: Record<string, () => Promise<ComponentType<Record<string, unknown>>>>;
}
