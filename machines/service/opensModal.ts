import { isUnanswered } from '#machines/calls/outcome.ts';
import type { Failure, FailureCode } from '#machines/calls/failures.ts';
import type { Call } from './call.ts';

/** Codes that no call of ours refuses by: systems that are away, and what stands between us and them. */
const unforeseen: readonly FailureCode[] = [
  '245000000',
  '245000004',
  'internal-server-error',
  '0',
  '400',
  '403',
  '404',
  '500',
];

const isUnforeseen = (failure: Failure): boolean =>
  isUnanswered(failure) || unforeseen.includes(failure.code);

/**
 * True for a failure of a call that the error modal tells; a flow tells the failures of its own calls while it is at work. Source:
 * specification section 8, behaviour.
 */
export const opensModal = (
  { failing }: Pick<Call, 'failing'>,
  failure: Failure,
  { isFlowAtWork = false }: { readonly isFlowAtWork?: boolean } = {},
): boolean => {
  if (failure.code === 'AJAX_ABORTED' || failing === 'SILENT') return false;
  if (failing === 'FLOW' && isFlowAtWork) return false;
  return failing === undefined || isUnforeseen(failure);
};
