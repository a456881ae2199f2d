import { useEffect, useRef, useState } from 'react';
import type { Addition } from '../model/types.ts';
import { localPage } from '../state/preview-address.ts';
import { useEditor } from './editor-context.ts';
import { pictureTurn } from './picture-turns.ts';

/** px of the page that is shown small (styles/shell/additions.css). */
const WIDTH = 1280;

/** A preset as the shop shows it, small: a page of the host with this section alone. Loaded when it is seen, two at a time. */
export function PresetPicture({ addition }: { addition: Addition }) {
  const { draft, store } = useEditor();
  const place = useRef<HTMLSpanElement>(null);
  const done = useRef<(() => void) | undefined>(undefined);
  const [address, setAddress] = useState<string | null>(null);
  const [scale, setScale] = useState<number | null>(null);
  const { type, preset } = addition;

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const query = new URLSearchParams({ draft, type, page: localPage(store.getState()) });
    if (preset !== null) query.set('preset', String(preset));
    let cancel = () => {};
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      cancel = pictureTurn((finished) => {
        done.current = finished;
        setAddress(`/editor/preview/section?${query}`);
      });
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      cancel();
    };
  }, [draft, store, type, preset]);

  return (
    <span ref={place} className="preset-picture" aria-hidden>
      {address !== null && (
        <iframe
          src={address}
          title={addition.name}
          tabIndex={-1}
          inert
          style={scale === null ? { opacity: 0 } : { transform: `scale(${scale})` }}
          onLoad={() => {
            setScale((place.current?.clientWidth ?? WIDTH) / WIDTH);
            done.current?.();
          }}
        />
      )}
    </span>
  );
}
