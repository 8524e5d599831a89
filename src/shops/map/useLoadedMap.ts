import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface LoadedMap<Content> {
  readonly show: (content: Content) => void;
  readonly remove: () => void;
}

interface Wanted<Content> {
  /** Loads the code that draws the map. */
  readonly load: () => Promise<(element: HTMLElement, isStill: boolean) => LoadedMap<Content>>;
  /** What the map shows; draws anew where it is another object. */
  readonly content: Content;
  readonly onLoading: () => void;
  readonly onFailed: () => void;
}

/** The ref of an element that a map is rendered into once its code is loaded, with what it shows kept up to date. */
export function useLoadedMap<Content>({ content, ...wanted }: Wanted<Content>) {
  const element = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<LoadedMap<Content>>();
  const load = useEffectEvent(wanted.load);
  const onLoading = useEffectEvent(wanted.onLoading);
  const onFailed = useEffectEvent(wanted.onFailed);
  useEffect(() => {
    let isGone = false;
    let map: LoadedMap<Content> | undefined;
    const drawOnce = async () => {
      const draw = await load();
      if (isGone || !element.current) return;
      map = draw(element.current, matchMedia('(prefers-reduced-motion: reduce)').matches);
      setLoaded(map);
    };
    onLoading();
    drawOnce().catch(() => onFailed());
    return () => {
      isGone = true;
      map?.remove();
    };
  }, []);
  useEffect(() => loaded?.show(content), [loaded, content]);
  return element;
}
