import type { EventLane } from '#machines/service/lanes/eventLane.ts';
import { formatShortDay } from '#src/i18n/formatShortDay.ts';
import { useTexts } from '#src/i18n/useTexts.ts';

/** Tells where and when the event of a lane was, as the texts of lanes name them. */
export const useLaneWords = (): ((lane: Pick<EventLane, 'place' | 'from' | 'to'>) => {
  readonly place: string;
  readonly day: string;
}) => {
  const { t, language } = useTexts('lanes');
  return ({ place, from, to }) => {
    const [first, last] = [from, to].map((day) => formatShortDay(day, language, { of: day.slice(0, 4) }));
    const days = { from: first ?? from, to: last ?? to };
    return { place: place[language], day: from === to ? days.to : t('days', days) };
  };
};
