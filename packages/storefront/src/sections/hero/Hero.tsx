import type { CSSProperties } from 'react';
import { Picture } from '../../components/ui/Picture.tsx';
import { Film } from './Film.tsx';
import type { HeroProps } from './hero.schema.ts';

/** A picture or a film from edge to edge with a few words on it. */
export function Hero({
  image,
  image_phone,
  video,
  focus,
  focus_phone,
  first,
  eyebrow,
  heading,
  text,
  link,
  link_label,
  position,
  height,
  scheme,
}: HeroProps) {
  return (
    <div
      className={`hero hero--${position} hero--${height} scheme-${scheme}`}
      style={{ '--focus': focus, '--focus-phone': focus_phone } as CSSProperties}
    >
      {image && (
        <picture>
          {image_phone && (
            <source
              media="(max-width: 767px)"
              srcSet={image_phone.srcset}
              sizes="100vw"
              width={image_phone.width}
              height={image_phone.height}
            />
          )}
          <Picture image={image} sizes="100vw" eager={first} className="hero__image" />
        </picture>
      )}
      {video && <Film video={video} />}
      <div className="hero__words wrap">
        {eyebrow && <p className="label">{eyebrow}</p>}
        {heading &&
          (first ? <h1 className="hero__heading">{heading}</h1> : <h2 className="hero__heading">{heading}</h2>)}
        {text && <p className="hero__text">{text}</p>}
        {link && link_label && (
          <p>
            <a className="button hero__link" href={link}>
              {link_label}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
