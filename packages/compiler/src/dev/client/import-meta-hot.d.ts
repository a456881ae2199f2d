interface ImportMeta {
  /** Vite's connection, in modules that it serves in development. */
  readonly hot?: import('vite/types/hot.d.ts').ViteHotContext;
}
