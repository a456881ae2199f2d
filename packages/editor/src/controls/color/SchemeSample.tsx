import type { SchemeColors, SchemeRoles } from '../theme-colors.ts';

interface SchemeSampleProps {
  colors: SchemeColors;
  roles: SchemeRoles;
}

/** How text and buttons look in a color scheme. */
export function SchemeSample({ colors, roles }: SchemeSampleProps) {
  // The setting that plays a role; themes without roles name their settings after them.
  const colorOf = (role: string) => {
    const color = colors[roles[role] ?? role];
    return typeof color === 'string' && color !== '' ? color : undefined;
  };
  const text = colorOf('text');
  return (
    <span className="scheme-sample" aria-hidden style={{ background: colorOf('background'), color: text }}>
      <span className="scheme-letters">Aa</span>
      <span className="scheme-buttons">
        <span style={{ background: colorOf('primary_button') ?? text }} />
        <span
          style={{ background: colorOf('secondary_button'), borderColor: colorOf('secondary_button_border') ?? text }}
        />
      </span>
    </span>
  );
}
