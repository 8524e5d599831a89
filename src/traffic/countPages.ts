import { addCount } from '#machines/service/analysts/addCount.ts';
import { stays, type TrafficCount, type TrafficKind } from '#machines/service/analysts/traffic.ts';
import { ofAnyRow } from '#machines/subject/path.ts';

/** An answer that was refused: its name in the form, and the key of its message. */
export interface RefusedAnswer {
  readonly name: string;
  readonly key: string;
}

/** Counts of the pages of one flow in one visit. */
export interface PageCounter {
  /** The page that is shown; undefined before the first and after the last. */
  readonly page: () => string | undefined;
  /** A page is shown. */
  readonly move: (page: string) => void;
  /** What the last page was for is done, or the flow is left without. */
  readonly end: (isDone: boolean) => void;
  /** A failure happened where somebody is, a page is closed to them, a file was refused. */
  readonly add: (kind: TrafficKind, page: string, what?: string) => void;
  /** Continue, or the button of a form, was refused for these answers. */
  readonly refuse: (answers: readonly RefusedAnswer[]) => void;
  /** What was counted since the last time, and begins anew. */
  readonly take: () => readonly TrafficCount[];
  /** Counts once more what could not be sent. */
  readonly giveBack: (counts: readonly TrafficCount[]) => void;
}

interface Options {
  /** Milliseconds of a clock. */
  readonly now: () => number;
  /** True where the document was loaded once more: the visit goes on. */
  readonly isReloaded: boolean;
}

/** Counts what happens on the pages of a flow, by names and codes alone. */
export const countPages = ({ now, isReloaded }: Options): PageCounter => {
  const counts = new Map<string, TrafficCount>();
  const add = (kind: TrafficKind, page: string, what = '') =>
    addCount(counts, { kind, page, what, count: 1 });
  let shown: string | undefined;
  let goesOn = isReloaded;
  let since = now();
  return {
    page: () => shown,
    move: (page) => {
      if (page === shown) return;
      if (shown !== undefined) {
        add('MOVED', shown, page);
        add('STAYED', shown, stayOf(now() - since));
      } else if (!goesOn) add('OPENED', page);
      goesOn = false;
      shown = page;
      since = now();
    },
    end: (isDone) => {
      if (isDone && shown !== undefined) add('STAYED', shown, stayOf(now() - since));
      shown = undefined;
    },
    add,
    refuse: (answers) => {
      // A row is any row: how many somebody has is theirs alone.
      for (const { name, key } of answers)
        if (shown !== undefined) add('ERROR', shown, `${ofAnyRow(name)}:${key}`);
    },
    take: () => {
      const taken = [...counts.values()];
      counts.clear();
      return taken;
    },
    giveBack: (given) => {
      for (const one of given) addCount(counts, one);
    },
  };
};

/** Which of the same a time on a page is, in milliseconds. */
const stayOf = (time: number): string => stays.find((most) => time <= Number(most) * 1000) ?? '3600';
