import { useEffect, useState } from 'react';
import { useOpenedFlow } from './flowContext.ts';

/** Tells whether a report begun before is gone on with; until a page of it is answered. */
export const useResumed = (): boolean => {
  const { actor, isResumed } = useOpenedFlow();
  const [isNews, setNews] = useState(isResumed);
  useEffect(() => {
    const answered = actor.on('page.answered', () => setNews(false));
    return () => answered.unsubscribe();
  }, [actor]);
  return isNews;
};
