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

/** A child machine ended without success. */
export const notOk = { target: '#failed', actions: { type: 'keepOutcome', params: outcomeOf } } as const;

/** Reads the report again as the service has it. */
export const readAgain = {
  src: 'loadDraft',
  input: ({ context }: { readonly context: FlowContext }) => claimRefOf(context),
  onError: failed,
} as const;
