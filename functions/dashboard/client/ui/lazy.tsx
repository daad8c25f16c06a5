import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { MissingChunk } from './fault-boundary.tsx';
import { Skeleton } from './page.tsx';

/** Returns a component that loads when first rendered, and shows a skeleton until it is loaded. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'missing'>(loaded ? 'loaded' : 'loading');
    useEffect(() => {
      if (loaded) return;
      let isMounted = true;
      load().then(
        (component) => {
          loaded = component;
          if (isMounted) setState('loaded');
        },
        () => isMounted && setState('missing'),
      );
      return () => {
        isMounted = false;
      };
    }, []);
    if (loaded) return h(loaded, props);
    return state === 'missing' ? <MissingChunk /> : <Skeleton />;
  };
}
