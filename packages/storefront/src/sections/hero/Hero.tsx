import type { HeroProps } from '@vitrine/contract';
import { Picture } from '../../components/Picture.tsx';

/** A picture from edge to edge with a few words on it. */
export function Hero({
  image,
  image_phone,
  focus,
  eyebrow,
  heading,
  text,
  link,
  link_label,
  position,
  height,
}: HeroProps) {
  return (
    <div className={`hero hero--${position} hero--${height}`} style={{ '--focus': focus } as React.CSSProperties}>
      {image && (
        <picture>
          {image_phone && <source media="(max-width: 767px)" srcSet={image_phone.srcset} sizes="100vw" />}
          <Picture image={image} sizes="100vw" eager className="hero__image" />
        </picture>
      )}
      <div className="hero__words wrap">
        {eyebrow && <p className="label">{eyebrow}</p>}
        <h1 className="hero__heading">{heading}</h1>
        {text && <p className="hero__text">{text}</p>}
        {link && (
          <p>
            <a className="button button--light" href={link}>
              {link_label}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
