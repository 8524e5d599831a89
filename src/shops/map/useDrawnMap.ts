import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface DrawnMap<Content> {
  readonly show: (content: Content) => void;
  readonly remove: () => void;
}

interface Wanted<Content> {
  /** Loads the code that draws the map. */
  readonly load: () => Promise<(element: HTMLElement, isStill: boolean) => DrawnMap<Content>>;
  /** What the map shows; draws anew where it is another object. */
  readonly content: Content;
  readonly onLoading: () => void;
  readonly onFailed: () => void;
}

/** The ref of an element that a map is drawn into once its code is loaded, with what it shows kept up to date. */
export function useDrawnMap<Content>({ content, ...wanted }: Wanted<Content>) {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap<Content>>();
  const load = useEffectEvent(wanted.load);
  const onLoading = useEffectEvent(wanted.onLoading);
  const onFailed = useEffectEvent(wanted.onFailed);
  useEffect(() => {
    let isGone = false;
    let map: DrawnMap<Content> | undefined;
    const drawOnce = async () => {
      const draw = await load();
      if (isGone || !element.current) return;
      map = draw(element.current, matchMedia('(prefers-reduced-motion: reduce)').matches);
      setDrawn(map);
    };
    onLoading();
    drawOnce().catch(() => onFailed());
    return () => {
      isGone = true;
      map?.remove();
    };
  }, []);
  useEffect(() => drawn?.show(content), [drawn, content]);
  return element;
}
