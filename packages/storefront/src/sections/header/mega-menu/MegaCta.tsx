import type { CSSProperties } from 'react';
import { Picture } from '../../../components/ui/Picture.tsx';
import type { NavCta } from '../header.schema.ts';

/** The picture with a heading at one side of a mega-menu (rule data-21: colour, position and alignment of its heading). */
export function MegaCta({ cta }: { cta: NavCta }) {
  return (
    <div className="mega__cta" data-column="">
      {cta.url ? (
        <a className={`media mega-cta mega-cta--${cta.alignment}`} href={cta.url}>
          <CtaContent cta={cta} />
        </a>
      ) : (
        <span className={`media mega-cta mega-cta--${cta.alignment}`}>
          <CtaContent cta={cta} />
        </span>
      )}
    </div>
  );
}

function CtaContent({ cta }: { cta: NavCta }) {
  return (
    <>
      {cta.image && <Picture image={cta.image} sizes="26vw" />}
      {cta.heading && (
        <span className="display mega-cta__heading" style={{ color: cta.color } as CSSProperties}>
          {cta.heading}
        </span>
      )}
    </>
  );
}
