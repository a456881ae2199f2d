import { type PointerEvent, useRef } from 'react';

const knowsRules = () => 'supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules');

/** Fetches a product's page when the shopper points at its card. The layout's speculation rules do so where the browser knows them. */
export function usePrefetch(): (event: PointerEvent) => void {
  const asked = useRef(new Set<string>());
  return (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.card__link') : null;
    if (!link || asked.current.has(link.href) || knowsRules()) return;
    asked.current.add(link.href);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }));
  };
}
