import { fromPromise } from 'xstate';
import { telephoneMachine } from '#machines/sales/client/telephoneMachine.ts';
import {
  telephoneCalls,
  type BegunReport,
  type GivenReport,
  type TelephoneProgress,
} from '#machines/service/sales/telephoneCalls.ts';
import { heardBy } from '#src/sales/heardBy.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import type { Client } from '#src/service/client.ts';

/** Giving a report to its client with its calls; the shell hears of those that fail, for one of them may end the session. */
export const provideTelephone = (
  client: Client,
  shell: ShellActor,
  onSent: (claimNumber: string) => void,
) => {
  const heard = heardBy(shell);
  return telephoneMachine.provide({
    actors: {
      give: fromPromise<GivenReport, BegunReport>(({ input: params, signal }) =>
        heard(client.call(telephoneCalls.giveReport, { params, signal })),
      ),
      follow: fromPromise<TelephoneProgress, BegunReport>(({ input: params, signal }) =>
        heard(client.call(telephoneCalls.givenReport, { params, signal })),
      ),
    },
    actions: { tellSent: (_, { claimNumber = '' }) => onSent(claimNumber) },
  });
};
