import type { PGlite } from '@electric-sql/pglite';
import { channel, readNews, type News } from './news.ts';

/** What somebody does with what is heard. */
export interface Hearer {
  readonly hear: (news: News) => void;
  /** Whether news come through; what was announced while they did not is not heard later. */
  readonly hearing: (is: boolean) => void;
}

/** Hears what any process on the database announces. */
export interface Bus {
  /** Lets somebody hear until the function given back is called. */
  readonly listen: (hearer: Hearer) => () => void;
  readonly close: () => Promise<void>;
}

/** What a bus listens with: it is started with the first hearer and stopped when the last one has gone. */
export type Ear = (heard: (payload: string) => void, hearing: (is: boolean) => void) => () => Promise<void>;

/** A bus of any number of hearers with one ear. */
export function openBus(ear: Ear): Bus {
  const hearers = new Set<Hearer>();
  let stop: (() => Promise<void>) | undefined;
  let stopped: Promise<void> | undefined;
  let isHearing = false;
  const heard = (payload: string): void => {
    const news = readNews(payload);
    if (news) for (const { hear } of hearers) hear(news);
  };
  const changed = (is: boolean): void => {
    if (is === isHearing) return;
    isHearing = is;
    for (const { hearing } of hearers) hearing(is);
  };
  const end = (): void => {
    stopped = stop?.();
    stop = undefined;
    isHearing = false;
  };
  return {
    listen: (hearer) => {
      hearers.add(hearer);
      stop ??= ear(heard, changed);
      hearer.hearing(isHearing);
      return () => {
        if (hearers.delete(hearer) && hearers.size === 0) end();
      };
    },
    close: async () => {
      hearers.clear();
      end();
      await stopped;
    },
  };
}

/** The bus of an embedded database, which one process has for itself. */
export const embeddedBus = (engine: PGlite): Bus =>
  openBus((heard, hearing) => {
    const listening = engine.listen(channel, heard).then((stop) => {
      hearing(true);
      return stop;
    });
    const lost = listening.then(
      () => undefined,
      () => hearing(false),
    );
    return async () => {
      await lost;
      // One that is closed meanwhile has nobody to tell.
      await listening.then((stop) => stop()).catch(() => {});
    };
  });

/** The bus of a database that knows no announcements: nobody hears, and everybody is told so. */
export const muteBus = (): Bus => openBus(() => () => Promise.resolve());
