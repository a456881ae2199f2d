interface ImportMeta {
  /** Vite's connection, in modules that it serves under development. */
  readonly hot?: import('vite/types/hot.d.ts').ViteHotContext;
}
