import { useEffect, useEffectEvent } from 'react';

/** Takes files that are pasted anywhere on the page where no place of its own takes them. */
export const usePastedFiles = (onPaste: (files: readonly File[]) => void): void => {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
};
