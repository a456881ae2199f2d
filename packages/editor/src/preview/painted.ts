/** Runs `next` once the next frame is on the screen. A page that is not visible paints nothing: then it does not run. */
export function afterPaint(next: () => void): void {
  requestAnimationFrame(() => {
    // A message comes after the frame that this callback belongs to.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      next();
    };
    port2.postMessage(null);
  });
}
