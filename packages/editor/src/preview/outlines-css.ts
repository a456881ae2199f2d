/** Styles of the outlines, in a shadow root: the page's do not reach them, but for those of the host element, hence `!important`. */
export const OUTLINES_CSS = `
:host { all: initial !important; position: fixed !important; inset: 0 !important; z-index: 2147483647 !important;
  overflow: hidden !important; pointer-events: none !important; }
div { position: absolute; top: 0; left: 0; box-sizing: border-box; border: calc(2 * var(--px)) solid #1f5eff; border-radius: 2px;
  transition: opacity 120ms; }
div[hidden] { display: block; opacity: 0; }
.selected { border-color: #0b3fc4; }
span { position: absolute; left: 0; top: 0; max-width: 100%; box-sizing: border-box; padding: .25em .6em; overflow: hidden;
  background: #1f5eff; color: #fff; font: 500 calc(12 * var(--px))/1.3 system-ui, sans-serif; white-space: nowrap; text-overflow: ellipsis;
  border-radius: 0 0 .3em; }
.selected span { background: #0b3fc4; }
@media (prefers-reduced-motion: reduce) { div { transition: none; } }
`;
