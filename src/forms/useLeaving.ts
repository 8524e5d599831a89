import { useLayoutEffect } from 'react';

/**
 * Does something last: before the tab is loaded anew or closed, and before another page takes the place of this one.
 *
 * @param job what to do, while the fields are still there; stays the same between renders
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
