import { useEffect } from 'react';
import { useApplication } from '#src/shell/application.ts';
import type { ShellActor } from './shellActor.ts';

/** Counts what happens on the pages of the shell, where the operator wants it counted. */
export const useTraffic = (actor: ShellActor): void => {
  const { countsTraffic } = useApplication().configuration;
  useEffect(() => {
    if (!countsTraffic) return undefined;
    const ending = new AbortController();
    void import('#src/traffic/countSalesTraffic.ts').then(
      ({ countSalesTraffic }) => ending.signal.aborted || countSalesTraffic(actor, ending.signal),
      // Whoever works without the network is not counted.
      () => undefined,
    );
    return () => ending.abort();
  }, [actor, countsTraffic]);
};
