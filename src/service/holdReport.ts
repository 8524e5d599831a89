import { fromCallback } from 'xstate';
import type { OpenedElsewhere, TakeReport, WorkedOn } from '../../machines/actors/browser.ts';

/** The locks of a browser, as far as they are used. */
export type Locks = Pick<LockManager, 'request'>;

// A tab that is loaded again may ask before what it was has let go.
const patience = 1000;
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
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(patience)]);
    // Rejects when the patience is over, and when another tab takes what is held.
    locks?.request(name, { signal }, held).catch(tell);
    receive(() => void locks?.request(name, { steal: true }, held).catch(tell));
    return () => ending.abort();
  });
