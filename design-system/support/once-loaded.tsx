import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useScripts } from './use-scripts';
import { secondLife } from './second-lives';

/**
 * A component that exists only with scripts (such as a dialog): the server renders nothing, and its chunk is loaded when a hydrated page
 * first needs it.
 */
export function onceLoaded<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isNeeded: (props: Props) => boolean = () => true,
): (props: Props) => ReactNode {
  const life = secondLife(load);
  return function OnceLoaded(props: Props) {
    const isAlive = useScripts();
    const Component = useLoaded(life, isAlive && isNeeded(props));
    return isAlive && Component ? <Component {...props} /> : null;
  };
}

/** The chunk's content once loaded; loads it when needed. */
export function useLoaded<Loaded>(life: ReturnType<typeof secondLife<Loaded>>, isNeeded: boolean): Loaded | undefined {
  const [loaded, setLoaded] = useState(life.now);
  const mustLoad = isNeeded && !loaded;
  useEffect(() => {
    if (!mustLoad) return;
    let isGone = false;
    void life.load().then((found) => {
      if (!isGone) setLoaded(() => found);
    });
    return () => {
      isGone = true;
    };
  }, [life, mustLoad]);
  return loaded;
}
