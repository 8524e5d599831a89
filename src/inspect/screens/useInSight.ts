import { useEffect, useState, type RefObject } from 'react';

/** True while an element is in sight, or no farther from it than the window is high. */
export const useInSight = (element: RefObject<HTMLElement | null>): boolean => {
  const [isInSight, setIsInSight] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false), {
      rootMargin: '100% 0px',
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
};
