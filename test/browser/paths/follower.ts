import { getPage } from '#machines/flow/compile.ts';
import { fromPromise } from 'xstate';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { LookupAnswer } from '#machines/claim/lookups.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { FlowEvent } from '#machines/report/claimMachine.ts';
import type { LookUpInput } from '#machines/report/claimMachine.ts';
import type { Page } from '#machines/report/claimFlow.ts';
import { dialogOf, type QuestionName } from '#src/dialogs/flowDialog.ts';
import { aDraft } from '#test/flow/machine/ports.ts';
import { startFlow } from '#test/flow/machine/startFlow.ts';
import { looked } from './looked.ts';

/** Where a reporter begins: what the link says, or a claim in the service and the page it is on. */
export interface Beginning {
  readonly prefill: ClaimDetail;
  readonly seeded?: { readonly claim: ClaimDetail; readonly page: string };
}

/** The machine of a flow, which is told what a reporter does and says what must be seen. */
export const follow = (flow: Flow, { prefill, seeded }: Beginning) => {
  const lookUp = fromPromise<LookupAnswer, LookUpInput>(async ({ input }) =>
    looked[input.call](input.record, flow),
  );
  const { actor, send, at, context, saved } = startFlow(flow, {
    claim: prefill,
    actors: { lookUp },
    ...(seeded && { draft: aDraft(seeded.claim), page: seeded.page }),
  });
  const settle = async (event: FlowEvent) => {
    await send(event);
    // Lookups, one after the other, and the save.
    while (actor.getSnapshot().hasTag('busy')) await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    page: (): Page => getPage(flow, at().split(' ')[0] ?? ''),
    claim: (): ClaimDetail => context().record,
    /** The claim as it was saved last, undefined before it was. */
    saved: () => saved.at(-1),
    send: settle,
    /** The question to be answered next. */
    dialog: (): QuestionName | undefined => {
      const dialog = dialogOf(actor.getSnapshot());
      if (dialog === 'failure') throw context().failure ?? new Error('The machine has failed.');
      if (dialog === 'elsewhere' || dialog === 'conflict' || dialog === 'loggedOut')
        throw new Error('Somebody else has the report.');
      if (dialog === 'files') throw new Error('The machine waits for files.');
      return dialog;
    },
  };
};
