import { useEffect, useRef, useState } from 'react';

/**
 * Follows the number of rows in a list that is changed elsewhere. When a row, and with it the focus, is gone, the focus moves to
 * the heading that gets the ref; `left` is how many rows the last removal left, undefined while none was removed.
 */
export function useRemovedNews(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [known, setKnown] = useState(count);
  const [left, setLeft] = useState<number>();
  if (known !== count) {
    setKnown(count);
    setLeft(count < known ? count : undefined);
  }
  useEffect(() => {
    if (left !== undefined) heading.current?.focus();
  }, [left]);
  return { heading, left };
}
