import { errorOf } from '../../actors/errorOf.ts';
import type { Draft, FlowContext } from './context.ts';
import { claimRefOf } from './setup.ts';

/** Params of guards and actions after the onDone of a child machine: what the child ended with. */
export const outcomeOf = <Outcome>({ event }: { readonly event: { readonly output: Outcome } }) => ({
  outcome: event.output,
});

/** The same after a report was read. */
export const draftOf = ({ event }: { readonly event: { readonly output: Draft } }) => ({
  draft: event.output,
});

/** A call was rejected. */
export const failed = { target: '#failed', actions: { type: 'keepFailure', params: errorOf } } as const;

/** The same for one that is made again when the network is back. */
export const rejected = [
  { guard: { type: 'isUnanswered', params: errorOf }, target: '#away' },
  failed,
] as const;

/** A child machine ended without success. */
export const notOk = { target: '#failed', actions: { type: 'keepOutcome', params: outcomeOf } } as const;

/** The same for one whose call is made again when the network is back. */
export const notDone = [
  { guard: { type: 'gotNoAnswer', params: outcomeOf }, target: '#away' },
  notOk,
] as const;

/** Reads the report again as the service has it. */
export const readAgain = {
  src: 'loadDraft',
  input: ({ context }: { readonly context: FlowContext }) => claimRefOf(context),
  onError: rejected,
} as const;
