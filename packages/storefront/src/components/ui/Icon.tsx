const PATHS = {
  menu: 'M3 8h18M3 16h18',
  close: 'm5 5 14 14M19 5 5 19',
  search: 'M15.5 15.5 21 21M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Z',
  account: 'M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4 21c.6-3.6 3.9-5.5 8-5.5s7.4 1.9 8 5.5',
  bag: 'M5 8h14l1 13H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  heart:
    'M12 20 4.6 12.4a4.6 4.6 0 0 1 0-6.5 4.6 4.6 0 0 1 6.5 0l.9 1 .9-1a4.6 4.6 0 0 1 6.5 0 4.6 4.6 0 0 1 0 6.5L12 20Z',
  down: 'm6 9.5 6 6 6-6',
  right: 'm9.5 6 6 6-6 6',
  left: 'm14.5 6-6 6 6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  pause: 'M9 5.5v13M15 5.5v13',
} as const;

export type IconName = keyof typeof PATHS;

/** A line drawing of the theme's set. Decoration only: the control around it carries the name. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'icon icon--small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} className={name === 'left' || name === 'right' ? 'icon__way' : undefined} />
    </svg>
  );
}
