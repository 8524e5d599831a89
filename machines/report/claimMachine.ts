import { assign, enqueueActions, type AnyActorRef } from 'xstate';
import { noFiles, type FilesState } from '#machines/actors/files/uploads.ts';
import { finalizeMachine } from '#machines/actors/report/finalize.ts';
import { followResultMachine } from '#machines/actors/report/followResult.ts';
import { saveDraftMachine } from '#machines/actors/report/saveDraft.ts';
import { losesIdentity } from '#machines/claim/derived/losesIdentity.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import type {
  FlowInput as FlowInputOf,
  Conflict as ConflictOf,
  FlowContext as FlowContextOf,
  FlowEvent as FlowEventOf,
  Stored,
} from '#machines/flow/machine/context.ts';
import * as machines from '#machines/flow/machine/flowMachine.ts';
import type {
  CreateInput as CreateInputOf,
  Created as CreatedOf,
  LookUpInput as LookUpInputOf,
} from '#machines/flow/machine/setup.ts';
import type { ClaimNames, Flow } from './claimFlow.ts';

/** A report as the service has it, with its files. */
export interface Draft extends Stored<ClaimNames> {
  readonly documents: readonly ClaimDocument[];
}
/** The context, the input and the events of the machine of a claim. */
export type FlowInput = FlowInputOf<ClaimNames>;
export type Conflict = ConflictOf<ClaimNames>;
export type FlowContext = FlowContextOf<ClaimNames>;
export type FlowEvent = FlowEventOf<ClaimNames>;
export type CreateInput = CreateInputOf<ClaimNames>;
export type Created = CreatedOf<ClaimNames>;
export type LookUpInput = LookUpInputOf<ClaimNames>;

/** How the files of the claim that a flow works on stand. */
export const filesOf = ({ extra }: Pick<FlowContext, 'extra'>): FilesState => extra?.files ?? noFiles;

/**
 * The machine of a flow about a claim: that of the kit, which here waits for files before it sends and notes when answers change who
 * the client is known to be.
 */
export const createFlowMachine = (flow: Flow) =>
  machines.createFlowMachine<ClaimNames>(flow).provide({
    actors: { saveDraft: saveDraftMachine, finalize: finalizeMachine, followResult: followResultMachine },
    guards: {
      lacksFiles: ({ context }) => {
        const { moving, failed } = filesOf(context);
        const { pending } = context;
        return pending?.page.submits === true && pending.opens === undefined && moving + failed > 0;
      },
      // Documents that are added later are all there is to send.
      maySendWithout: ({ context }) => !context.flow.sendsOnlyFiles || filesOf(context).arrived > 0,
    },
    actions: {
      noteAnswered: assign(({ context: { extra, record, pending } }) => ({
        extra: { ...extra, isIdentityLost: pending !== undefined && losesIdentity(record, pending.claim) },
      })),
      tellFiles: enqueueActions(({ system, enqueue }, { type }: { type: 'RETRY' | 'LEAVE' }) => {
        const uploads: AnyActorRef | undefined = system.get('uploads');
        if (uploads) enqueue.sendTo(uploads, { type });
      }),
    },
  });
