import { useEffect, useRef, useState } from 'preact/hooks';
import { Missing } from './fault-boundary.tsx';

/** Draws something into an element; returns what removes it. */
export type Draw<Content> = (place: HTMLElement, content: Content) => () => void;

type DrawingProps<Content> = {
  class: string;
  /** What the drawing shows, for whoever cannot see it. */
  label: string;
  content: Content;
  /** Loads what draws; the same function at every rendering. */
  load: () => Promise<Draw<Content>>;
};

/** A drawing by a library that is loaded when it is first needed. */
export function Drawing<Content>({ label, content, load, ...props }: DrawingProps<Content>) {
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let remove: (() => void) | undefined;
    let isWanted = true;
    load().then(
      (draw) => {
        if (isWanted && place.current) remove = draw(place.current, content);
      },
      () => setMissing(true),
    );
    return () => {
      isWanted = false;
      remove?.();
    };
  }, [content, load]);
  return isMissing ? <Missing /> : <div class={props.class} ref={place} role="img" aria-label={label} />;
}
