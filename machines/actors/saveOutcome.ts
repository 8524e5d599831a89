import type { Failure } from '../service/failures.ts';
import { failed, type Outcome, toFailure } from './outcome.ts';

/** What the flow does about a save that came to nothing. */
type SaveReaction =
  /** Someone else saved in between. */
  | 'STALE'
  /** Load the draft that was acknowledged last. */
  | 'RESET'
  /** Stay on the page and say why. */
  | 'REFUSED'
  | 'CANCELLED';

export interface FailedSave {
  readonly ok: false;
  readonly failure: Failure;
  readonly reaction: SaveReaction;
}

export type SaveOutcome = Extract<Outcome<{ readonly version: number }>, { ok: true }> | FailedSave;

/**
 * Takes what a save rejected with; gives the failure and what it asks for. Source: specification section
 * 4.
 */
export const failedSave = (error: unknown, resetFlowOnError: boolean): FailedSave => {
  const outcome = failed(error);
  if (storedVersion(error) !== undefined) return { ...outcome, reaction: 'STALE' };
  const resets = resetFlowOnError && outcome.failure.status >= 403;
  return { ...outcome, reaction: resets ? 'RESET' : 'REFUSED' };
};

/**
 * Takes what a save rejected with; gives the version stored instead, where the service calls ours stale.
 */
export const storedVersion = (error: unknown): number | undefined => {
  const { code, status, params } = toFailure(error);
  return status === 409 && code === '245000022' ? Number(params?.['version']) : undefined;
};
