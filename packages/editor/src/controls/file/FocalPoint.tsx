import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '../../texts/texts.ts';
import { type Point, pointAfterKey, pointAt } from './focal-point.ts';

interface FocalPointProps {
  /** Address of the picture. */
  picture: string;
  alt: string;
  point: Point;
  onChange(point: Point): void;
}

/**
 * The point of a picture that stays in view where it is cut: pressed or dragged on the picture, or moved by arrow keys. For screen readers it
 * is a slider whose value says both distances.
 */
export function FocalPoint({ picture, alt, point, onChange }: FocalPointProps) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const follow = (event: PointerEvent) => {
    if (frame.current) onChange(pointAt(event, frame.current.getBoundingClientRect()));
  };
  return (
    <div
      ref={frame}
      className="focal"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        handle.current?.focus();
        follow(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
    >
      <img src={picture} alt={alt} draggable={false} />
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        className="focal-handle"
        aria-label={text('control.file.focal-point')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={text('control.file.focal-point-at', { x: point.x, y: point.y })}
        style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        onKeyDown={(event: KeyboardEvent) => {
          const next = pointAfterKey(point, event);
          if (!next) return;
          event.preventDefault();
          onChange(next);
        }}
      />
    </div>
  );
}
