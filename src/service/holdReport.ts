import { fromCallback } from 'xstate';
import type { OpenedElsewhere, TakeReport, WorkedOn } from '#machines/actors/browser/browser.ts';

/** The locks of a browser, as far as they are used. */
export interface Locks {
  readonly request: (
    name: string,
    options: LockOptions,
    granted: (lock: Pick<Lock, 'name'> | null) => unknown,
  ) => Promise<unknown>;
}

// A tab that is loaded again may ask before what it was has let go.
const patience = 1000;
const busy = 'BUSY';
const elsewhere: OpenedElsewhere = { type: 'OPENED_ELSEWHERE' };

/**
 * Holds a report for a tab by a lock of the browser, which lets go when the tab does. Where another tab has it, or takes it, this one
 * is told; TAKE takes it from the other. A browser without locks holds nothing.
 */
export const holdReport = (locks: Locks | undefined) =>
  fromCallback<TakeReport, WorkedOn>(({ input, sendBack, receive }) => {
    const name = `hlaska.report.${input.claimRequestUuid}`;
    const ending = new AbortController();
    const held = () =>
      new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
    const tell = () => void (ending.signal.aborted || sendBack(elsewhere));
    // A page that is busy hears of its lock late, so no clock decides whether another tab has it.
    const hold = () => locks?.request(name, { ifAvailable: true }, (lock) => (lock ? held() : busy));
    const begin = async () => {
      if ((await hold()) !== busy) return;
      await after(patience);
      if (!ending.signal.aborted && (await hold()) === busy) tell();
    };
    // Rejects when another tab takes what is held.
    begin().catch(tell);
    receive(() => void locks?.request(name, { steal: true }, held).catch(tell));
    return () => ending.abort();
  });

/** Resolves after some milliseconds. */
const after = (milliseconds: number) =>
  new Promise((resolve) => AbortSignal.timeout(milliseconds).addEventListener('abort', resolve));
