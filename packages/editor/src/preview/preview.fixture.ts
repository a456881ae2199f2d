import type { FromPreview } from '@vitrine/contract/editor/preview.ts';

const mark = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;');

/** A section as the host prints it in design mode. */
export const section = (id: string, inside = '', type = 'hero') =>
  `<section id="shopify-section-${id}" class="shopify-section" data-shopify-editor-section="${mark({ id, type, disabled: false })}">${inside}</section>`;

/** A block as the host prints it in design mode. */
export const block = (id: string, inside = '', type = 'row') =>
  `<div id="block-${id}" data-shopify-editor-block="${mark({ id, type })}">${inside}</div>`;

/** An element by its selector. @throws Error if there is none */
export function find<T extends Element = HTMLElement>(selector: string, page: ParentNode = document): T {
  const element = page.querySelector<T>(selector);
  if (!element) throw new Error(selector);
  return element;
}

/** Collects messages to the editor. */
export function recorder() {
  const sent: FromPreview[] = [];
  return { sent, send: (message: FromPreview) => void sent.push(message) };
}

const EVENTS = ['load', 'unload', 'select', 'deselect', 'reorder'].map((name) => `shopify:section:${name}`);
const OTHERS = [
  'shopify:block:select',
  'shopify:block:deselect',
  'shopify:inspector:activate',
  'shopify:inspector:deactivate',
];

/** Collects the theme editor's events that reach the document: name, id of the target, detail. */
export function recordEvents(): [name: string, target: string, detail: unknown][] {
  const events: [string, string, unknown][] = [];
  for (const name of [...EVENTS, ...OTHERS]) {
    document.addEventListener(name, (event) => {
      const { target } = event;
      const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
      events.push([name.replace('shopify:', ''), target instanceof Element ? target.id : '#document', detail]);
    });
  }
  return events;
}

/** The order of the sections of a page, by id. */
export const order = (page: Document = document): string[] =>
  [...page.querySelectorAll('.shopify-section')].map(({ id }) => id.replace('shopify-section-', ''));
