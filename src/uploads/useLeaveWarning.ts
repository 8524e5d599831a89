import { useEffect } from 'react';

/** Has the browser ask before the page is left while something would be lost. */
export const useLeaveWarning = (isLosing: boolean): void => {
  useEffect(() => {
    if (!isLosing) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isLosing]);
};
