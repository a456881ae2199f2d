/** What the bundler says of a build. */
interface ImportMeta {
  readonly env: {
    /** With React's development build, for the dev server and for tests. */
    readonly DEV: boolean;
  };
}
