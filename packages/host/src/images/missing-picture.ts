/** A picture that a shop names and does not have: what stands for it is square, and drawn by the host. `version` is in its address. */
export const MISSING_PICTURE = {
  width: 1200,
  height: 1200,
  version: 'missing',
  focalPoint: { x: 50, y: 50 },
} as const;

/** A quiet tile with the outline of a picture, for every size asked for. */
export const MISSING_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice"><rect width="120" height="120" fill="#ece9e2"/>' +
  '<g fill="none" stroke="#c9c3b7" stroke-width="1.5" stroke-linejoin="round"><rect x="42" y="46" width="36" height="28" rx="2"/><circle cx="51" cy="55" r="3"/><path d="m44 72 10-9 7 6 9-10 8 8"/></g></svg>';
