/** A stylesheet as text: for what opens, so that no page pays for it before. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}
