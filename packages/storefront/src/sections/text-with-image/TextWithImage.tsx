import { Html } from '@vitrine/compiler/view.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import type { TextWithImageProps } from './text-with-image.schema.ts';

/** A picture and a few sentences side by side. */
export function TextWithImage({ image, side, eyebrow, heading, text, link, link_label, scheme }: TextWithImageProps) {
  return (
    <div className={`editorial editorial--${side} scheme scheme-${scheme}`}>
      <div className="editorial__media media">
        {image && <Picture image={image} sizes="(min-width: 1024px) 58vw, 100vw" />}
      </div>
      <div className="editorial__words">
        {eyebrow && <p className="label muted">{eyebrow}</p>}
        <h2>{heading}</h2>
        <Html className="prose" html={text} />
        {link && (
          <p>
            <a className="link" href={link}>
              {link_label}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
