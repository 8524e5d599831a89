import type { ClaimDetail } from '#machines/claim/claim.ts';
import { accidentOf } from './journeys/accident.ts';
import { claimBefore as keptOf } from './journeys/journey.ts';

/** The accident that most tests begin with. */
export const accident = accidentOf(12);

/** The claim as it is when the reporter arrives at a page of the accident. */
export const claimOnArrival = (code: string): ClaimDetail => keptOf(accident, code);
