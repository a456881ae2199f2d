import type { Resource } from '@vitrine/contract/editor/calls.ts';
import { useEffect, useRef, useState } from 'react';

/** The fonts this page has asked for, by stored value: each is loaded once. */
const faces = new Map<string, Promise<FontFace>>();

/** A family of its own, so that a sample is never the editor's own font of that name. */
const familyOf = (value: string) => `sample-${value}`;

function loadFace(value: string, { url, weight, style }: { url: string; weight: string; style: string }) {
  const loading = faces.get(value) ?? new FontFace(familyOf(value), `url("${url}")`, { weight, style }).load();
  faces.set(value, loading);
  return loading;
}

/** The name of a font in its own letters, once it comes into view; in the editor's until then, and where its file is not here. */
export function FontSample({ resource: { value, title, font } }: { resource: Resource }) {
  const sample = useRef<HTMLSpanElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const url = font?.url;
    if (!sample.current || !font || !url) return;
    let isShown = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      loadFace(value, { ...font, url }).then(
        (face) => {
          document.fonts.add(face);
          if (isShown) setIsLoaded(true);
        },
        () => {},
      );
    });
    observer.observe(sample.current);
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, [value, font]);
  return (
    <span
      ref={sample}
      className="font-sample"
      style={
        isLoaded ? { fontFamily: `"${familyOf(value)}"`, fontWeight: font?.weight, fontStyle: font?.style } : undefined
      }
    >
      {title}
    </span>
  );
}
