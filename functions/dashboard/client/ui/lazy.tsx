import { type ComponentType, h } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Missing } from './fault-boundary.tsx';
import { Skeleton } from './skeleton.tsx';

/** A component that is loaded when it is first shown; its shape stands for it until then. */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props) {
    const [state, setState] = useState<'loading' | 'loaded' | 'missing'>(loaded ? 'loaded' : 'loading');
    useEffect(() => {
      if (loaded) return;
      let isWanted = true;
      load().then(
        (component) => {
          loaded = component;
          if (isWanted) setState('loaded');
        },
        () => isWanted && setState('missing'),
      );
      return () => {
        isWanted = false;
      };
    }, []);
    if (loaded) return h(loaded, props);
    return state === 'missing' ? <Missing /> : <Skeleton />;
  };
}
