import { fromPromise } from 'xstate';
import { switchesMachine } from '#machines/sales/operations/switchesMachine.ts';
import type { SwitchAsked } from '#machines/sales/operations/wantedSwitch.ts';
import { switchCalls, type Switches } from '#machines/service/sales/switchCalls.ts';
import { heardBy } from '#src/sales/heardBy.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import type { Client } from '#src/service/client.ts';

/** The switches of the page of operators with their calls. The shell hears of those that fail, for one of them may end the session. */
export const provideSwitches = (client: Client, shell: ShellActor) => {
  const heard = heardBy(shell);
  return switchesMachine.provide({
    actors: {
      operate: fromPromise<Switches, SwitchAsked>(({ input, signal }) => {
        if (input.asks === 'ON')
          return heard(client.call(switchCalls.switchOn, { body: input.body, signal }));
        return input.asks === 'OFF'
          ? heard(client.call(switchCalls.switchOff, { body: input.body, signal }))
          : heard(client.call(switchCalls.seeSwitch, { body: input.body, signal }));
      }),
    },
  });
};
