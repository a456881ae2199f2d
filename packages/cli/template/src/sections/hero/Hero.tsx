import { Picture } from '../../components/picture/Picture.tsx';
import type { HeroProps } from './hero.schema.ts';

export function Hero({ picture, heading, text, link, link_label }: HeroProps) {
  return (
    <section className="hero">
      <div className="hero__picture">
        {picture && <Picture picture={picture} sizes="(min-width: 900px) 60vw, 100vw" eager />}
      </div>
      <div className="hero__words">
        <h1>{heading}</h1>
        {text && <p className="hero__text">{text}</p>}
        {link && (
          <p>
            <a className="button" href={link}>
              {link_label}
            </a>
          </p>
        )}
      </div>
    </section>
  );
}
