import { useEffect, useState } from 'react';
import { useOpenedFlow } from './flowContext.ts';

/** Tells whether the last acknowledged draft had to be loaded again; until the next save succeeds. */
export const useReloaded = (): boolean => {
  const { actor } = useOpenedFlow();
  const [isReloaded, setReloaded] = useState(false);
  useEffect(() => {
    const reset = actor.on('flow.reset', () => setReloaded(true));
    const saved = actor.on('claim.saved', () => setReloaded(false));
    return () => {
      reset.unsubscribe();
      saved.unsubscribe();
    };
  }, [actor]);
  return isReloaded;
};
