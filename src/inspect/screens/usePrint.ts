import { useCallback, useEffect, useState } from 'react';

/** Prints once so many frames are there, in sight or not. */
export const usePrint = (count: number) => {
  const [isPrinting, setIsPrinting] = useState(false);
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!isPrinting || loaded.size < count) return undefined;
    const end = () => setIsPrinting(false);
    addEventListener('afterprint', end);
    window.print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting, loaded, count]);
  const onLoaded = useCallback((name: string) => setLoaded((before) => new Set([...before, name])), []);
  const onEnded = useCallback(
    (name: string) => setLoaded((before) => new Set([...before].filter((one) => one !== name))),
    [],
  );
  return { isPrinting, print: () => setIsPrinting(true), onLoaded, onEnded };
};
