import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the document is being printed, by a button of ours or by the browser's own command. */
export const usePaper = (): boolean => {
  const [isPaper, setIsPaper] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as the event is over.
    const turn = ({ type }: Event) => flushSync(() => setIsPaper(type === 'beforeprint'));
    addEventListener('beforeprint', turn);
    addEventListener('afterprint', turn);
    return () => {
      removeEventListener('beforeprint', turn);
      removeEventListener('afterprint', turn);
    };
  }, []);
  return isPaper;
};
