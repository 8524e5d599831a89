import { useLayoutEffect } from 'react';

/**
 * Does a job last: before the tab is reloaded or closed, and before another page replaces this one. The fields are still there
 * then. The job must be the same function in every render.
 */
export function useLeaving(job: () => void): void {
  useLayoutEffect(() => {
    addEventListener('pagehide', job);
    return () => {
      removeEventListener('pagehide', job);
      job();
    };
  }, [job]);
}
