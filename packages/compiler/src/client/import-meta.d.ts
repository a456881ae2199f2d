/** What the bundler defines. */
interface ImportMeta {
  readonly env: {
    /** With React's development build: in the dev server and in tests. */
    readonly DEV: boolean;
  };
}
