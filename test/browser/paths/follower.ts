import { fromPromise } from 'xstate';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import { getPage, type Flow } from '../../../machines/flow/defineFlow.ts';
import type { LookUpInput } from '../../../machines/flow/flowPorts.ts';
import type { FlowEvent } from '../../../machines/flow/flowTypes.ts';
import type { LookupAnswer } from '../../../machines/flow/lookups.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { flowDialog } from '../../../src/app/flowDialog.ts';
import { startFlow } from '../../flow/machine/startFlow.ts';
import { looked } from './looked.ts';

/** Takes a flow and the claim it begins with; gives its machine, which is told what a reporter does and says what must be seen. */
export const follow = (flow: Flow, beginning: ClaimDetail) => {
  const lookUp = fromPromise<LookupAnswer, LookUpInput>(async ({ input }) => looked[input.call](input.claim));
  const { actor, send, at, context, saved } = startFlow(flow, { claim: beginning, actors: { lookUp } });
  const settle = async (event: FlowEvent) => {
    await send(event);
    // Lookups, one after the other, and the save.
    while (actor.getSnapshot().hasTag('busy')) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    page: (): Page => getPage(flow, at().split(' ')[0] ?? ''),
    claim: (): ClaimDetail => context().claim,
    /** The claim as it was saved last, undefined before it was. */
    saved: () => saved.at(-1),
    send: settle,
    /** The question to be answered next. */
    dialog: () => {
      const dialog = flowDialog(actor.getSnapshot());
      if (dialog?.kind === 'FAILURE') throw dialog.failure;
      return dialog;
    },
  };
};

export type Follower = ReturnType<typeof follow>;
