import { useEffect, useRef, useState } from 'react';

/**
 * Follows a list that is changed elsewhere: when a row is gone, the focus, which was on the row, goes to the heading of the list.
 *
 * @param count how many rows there are
 * @returns where to put the heading, and how many rows the last removal left; undefined while none was removed
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
