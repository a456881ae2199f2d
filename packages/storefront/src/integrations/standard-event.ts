/** A standard event of the platform: an ordinary bubbling event that carries its payload as its own fields. */
export function standardEvent(name: string, payload: object): Event {
  return Object.assign(new Event(name, { bubbles: true }), payload);
}

/** Says that the shopper looks at the bag, on its page or in its drawer. */
export function emitCartView(target: EventTarget, context: 'page' | 'drawer'): void {
  target.dispatchEvent(standardEvent('shopify:cart:view', { context }));
}
