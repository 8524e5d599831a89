import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Shown } from './Personal.tsx';

/**
 * How much of personal details is shown: nothing in full until it is asked for, and nothing any more once the page is out of sight.
 * What is printed stays masked, but for a copy that is asked for as a whole.
 */
export function useShown() {
  const [shown, setShown] = useState<Shown>({ onScreen: false, onPaper: false });
  useEffect(() => {
    const hide = () => {
      if (document.hidden) setShown({ onScreen: false, onPaper: false });
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, []);
  return {
    shown,
    turn: () => setShown(({ onScreen }) => ({ onScreen: !onScreen, onPaper: false })),
    print: (isWhole: boolean) => {
      flushSync(() => setShown(({ onScreen }) => ({ onScreen, onPaper: isWhole })));
      addEventListener('afterprint', () => setShown(({ onScreen }) => ({ onScreen, onPaper: false })), {
        once: true,
      });
      print();
    },
  };
}
