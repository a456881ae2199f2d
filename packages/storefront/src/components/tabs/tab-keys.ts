/** Which tab a key leads to, of `count` in a row; undefined: the key is not for tabs. Arrows go round, and follow the reading direction. */
export function tabAfter(key: string, index: number, count: number, rightToLeft: boolean): number | undefined {
  const forward = rightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = rightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** For the row's `onKeyDown`: chooses and focuses the tab that the key leads to. */
export function followKeys(
  event: {
    key: string;
    currentTarget: HTMLElement;
    target: EventTarget;
    preventDefault(): void;
  },
  choose: (index: number) => void,
): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const from = tabs.indexOf(event.target as HTMLElement);
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = from < 0 ? undefined : tabAfter(event.key, from, tabs.length, rightToLeft);
  if (next === undefined) return;
  event.preventDefault();
  choose(next);
  tabs[next]?.focus();
}
