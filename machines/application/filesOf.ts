import type { ActorRefFrom } from 'xstate';
import { type FilesState, filesState, noFiles, type uploadsMachine } from '../actors/uploads.ts';
import type { FlowContext } from '../flow/machine/context.ts';

type Uploads = ActorRefFrom<typeof uploadsMachine>;
type Flow = { readonly getSnapshot: () => { readonly context: FlowContext } };

/** How the files of the claim stand. */
export const standing = ({ uploads }: { readonly uploads?: Uploads | undefined }): FilesState =>
  uploads ? filesState(uploads.getSnapshot().context) : noFiles;

/** The claim that a flow works on, undefined before it is created. */
export const claimOf = (flow: Flow | undefined): string | undefined =>
  flow?.getSnapshot().context.claimRequestUuid;

/** The claim that files belong to. */
export const filesOf = (uploads: Uploads | undefined): string | undefined =>
  uploads?.getSnapshot().context.claimRef.claimRequestUuid;
