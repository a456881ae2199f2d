import type { Target, TypeNames } from '@vitrine/contract/editor/preview.ts';
import { boxOf } from './box.ts';
import { OUTLINES_CSS } from './outlines-css.ts';
import { elementOf, isSameTarget, nameOf } from './targets.ts';

/** Which of the page's sections and blocks have a line around them. */
export interface Outlines {
  /** The one that a pointer is over, on the page or in the tree. */
  point(target: Target | null): void;
  /** The selected one. */
  select(target: Target | null): void;
  /** What types are called from now on. */
  name(names: TypeNames): void;
  /** Elements of the page are new. */
  refresh(): void;
}

/** Events after which an element may be elsewhere. */
const MOVES = ['scroll', 'load', 'toggle', 'transitionend', 'animationend'];

/** Draws outlines above the page. Nothing of the page moves, and no pointer meets them. */
export function createOutlines(page: Document): Outlines {
  const host = page.createElement('vitrine-outlines');
  host.setAttribute('aria-hidden', 'true');
  host.popover = 'manual';
  const root = host.attachShadow({ mode: 'open' });
  const style = page.createElement('style');
  style.textContent = OUTLINES_CSS;
  root.append(style);
  let isDue = false;
  let typeNames: TypeNames = {};

  const line = (className: string) => {
    const box = page.createElement('div');
    const name = page.createElement('span');
    box.className = className;
    box.hidden = true;
    box.append(name);
    root.append(box);
    return { box, name, target: null as Target | null };
  };
  const selected = line('selected');
  const pointed = line('pointed');

  function draw({ box, name, target }: typeof selected): void {
    const element = target && elementOf(page, target);
    const rect = element && boxOf(element);
    box.hidden = !rect;
    if (!rect || !target) return;
    box.style.transform = `translate(${rect.left}px,${rect.top}px)`;
    box.style.width = `${rect.width}px`;
    box.style.height = `${rect.height}px`;
    name.textContent = nameOf(element, target, typeNames);
  }

  function drawAll(): void {
    isDue = false;
    // A frame that is scaled down to fit the editor keeps its lines and names readable.
    const shown = window.frameElement?.getBoundingClientRect().width;
    host.style.setProperty('--px', `${shown ? innerWidth / shown : 1}px`);
    draw(selected);
    draw(pointed);
  }

  function drawSoon(): void {
    if (isDue || !(selected.target || pointed.target)) return;
    isDue = true;
    requestAnimationFrame(drawAll);
  }

  const sizes = new ResizeObserver(drawSoon);
  for (const type of MOVES) page.addEventListener(type, drawSoon, { capture: true, passive: true });
  addEventListener('resize', drawSoon);

  function show(): void {
    if (isSameTarget(selected.target, pointed.target)) pointed.target = null;
    if (!host.isConnected) page.documentElement.append(host);
    // Shown again, it is above dialogs that have opened since.
    host.hidePopover?.();
    host.showPopover?.();
    sizes.disconnect();
    for (const each of [selected, pointed]) {
      const element = each.target && elementOf(page, each.target);
      if (element) sizes.observe(element);
    }
    sizes.observe(page.body);
    drawAll();
  }

  return {
    point(target) {
      pointed.target = target;
      show();
    },
    select(target) {
      selected.target = target;
      show();
    },
    name(names) {
      typeNames = names;
      drawAll();
    },
    refresh: show,
  };
}
