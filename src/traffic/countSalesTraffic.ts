import type { InspectionEvent } from 'xstate';
import type { ShellContext } from '#machines/sales/shellContext.ts';
import versions from '#machines/sales/snapshots/versions.json' with { type: 'json' };
import { hearRefused } from '#src/forms/summary/refusedAnswers.ts';
import { countSales } from './countSales.ts';
import { isLoadedAgain, sendInBatches } from './inBatches.ts';

const versionOf: Readonly<Record<string, string>> = versions;

/** The shell as it is counted. */
interface CountedShell {
  readonly getSnapshot: () => { readonly value: unknown; readonly context: ShellContext };
  readonly system: {
    readonly inspect: (observer: (event: InspectionEvent) => void) => { readonly unsubscribe: () => void };
  };
}

/** Counts for analysts what happens on the pages of the shell and in its forms, and sends it in batches, until the signal ends it. */
export const countSalesTraffic = (shell: CountedShell, signal: AbortSignal): void => {
  const counter = countSales({
    shell: () => shell.getSnapshot(),
    now: () => Date.now(),
    isReloaded: isLoadedAgain(),
  });
  const hearing = shell.system.inspect(counter.inspect);
  signal.addEventListener('abort', () => hearing.unsubscribe());
  hearRefused(document, counter.refuse, signal);
  sendInBatches(
    () =>
      counter.take().flatMap(([flow, counts]) => {
        const version = versionOf[flow];
        return version === undefined
          ? []
          : [{ flow, version, counts, giveBack: (given) => counter.giveBack(flow, given) }];
      }),
    signal,
  );
};
