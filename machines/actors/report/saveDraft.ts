import type { Failure } from '#machines/calls/failures.ts';
import {
  createSaveCall,
  createSaveDraft,
  type SaveRequest as Request,
} from '#machines/flow/actors/saveDraft.ts';
import type { ClaimRef } from './claimRef.ts';

/** What is saved of a report: the claim detail on top of the version that the service acknowledged last. */
export type SaveRequest = Request<ClaimRef>;

/** The version that is stored instead, where the claim service calls ours stale. */
const storedVersion = ({ code, status, params }: Failure): number | undefined =>
  status === 409 && code === '245000022' ? Number(params?.['version']) : undefined;

/** The call that saves a report. */
export const saveCallMachine = createSaveCall<ClaimRef>(storedVersion);

/** Saves a report once, and finds out what became of a save whose answer was lost. Source: specification sections 4 and 7. */
export const saveDraftMachine = createSaveDraft<ClaimRef>(storedVersion);
