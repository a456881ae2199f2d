import { t } from '@vitrine/compiler/view.ts';
import type { ReactNode } from 'react';

/** One of the two color schemes in which everything is shown. */
export interface Side<S> {
  /** For ids and names that must differ. */
  key: 'light' | 'dark';
  scheme: S;
}

/** A chapter of the style guide, in both color schemes: side by side where there is room. `schemeId` names a scheme's class. */
export function Chapter<S>({
  id,
  title,
  light,
  dark,
  schemeId,
  children,
}: {
  id: string;
  title: string;
  light: S;
  dark: S;
  schemeId: (scheme: S) => string;
  children: (side: Side<S>) => ReactNode;
}) {
  const sides: readonly Side<S>[] = [
    { key: 'light', scheme: light },
    { key: 'dark', scheme: dark },
  ];
  return (
    <section className="styleguide__chapter" id={id} aria-labelledby={`${id}-title`}>
      <h2 className="wrap styleguide__title" id={`${id}-title`}>
        {title}
      </h2>
      <div className="styleguide__pair">
        {sides.map((side) => (
          // biome-ignore lint/a11y/useSemanticElements: what is shown is grouped, and no form
          <div
            key={side.key}
            className={`scheme scheme-${schemeId(side.scheme)} styleguide__side`}
            role="group"
            aria-label={`${title}, ${side.key === 'light' ? t('styleguide.light') : t('styleguide.dark')}`}
          >
            {children(side)}
          </div>
        ))}
      </div>
    </section>
  );
}

/** Something that is shown, with its name above. */
export function Specimen({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'specimen specimen--wide' : 'specimen'}>
      <p className="specimen__name small muted">{name}</p>
      <div className="specimen__body">{children}</div>
    </div>
  );
}
