import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DrawnMap, MapContent } from './drawShopMap.ts';

type Wanted = MapContent & {
  tiles: string;
  words: { zoomIn: string; zoomOut: string; own: string };
  onShown: () => void;
  onFailed: () => void;
  onChoose: (id: string) => void;
};

/** The ref of an element that a map is drawn into once its code is loaded, with its pins kept up to date. */
export function useDrawnMap({ shops, chosenId, own, ...wanted }: Wanted) {
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMap>();
  const onShown = useEffectEvent(() => wanted.onShown());
  const onFailed = useEffectEvent(() => wanted.onFailed());
  const onChoose = useEffectEvent((id: string) => wanted.onChoose(id));
  const options = useEffectEvent(() => ({ tiles: wanted.tiles, words: wanted.words }));
  useEffect(() => {
    let isGone = false;
    let map: DrawnMap | undefined;
    const draw = async () => {
      const { drawShopMap } = await import('./drawShopMap.ts');
      if (isGone || !element.current) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      map = drawShopMap(element.current, { ...options(), isStill, onShown, onFailed, onChoose });
      setDrawn(map);
    };
    draw().catch(() => onFailed());
    return () => {
      isGone = true;
      map?.remove();
    };
  }, []);
  useEffect(() => drawn?.show({ shops, chosenId, own }), [drawn, shops, chosenId, own]);
  return element;
}
