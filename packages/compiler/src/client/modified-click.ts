/** Whether a click opens a new tab or window, or the browser's menu: the browser handles it. */
export const isModifiedClick = (event: MouseEvent): boolean =>
  event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey;
