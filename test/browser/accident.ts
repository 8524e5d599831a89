import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { accidentOf } from './journeys/accident.ts';
import { keptBefore as keptOf, registered as registeredOf } from './journeys/journey.ts';

/** The accident that most tests begin with. */
export const accident = accidentOf(12);

/** Takes a page of the accident; gives the claim as it is when the reporter arrives there. */
export const keptBefore = (code: string): ClaimDetail => keptOf(accident, code);

/** Takes the uuid of the claim; gives the accident as it is registered. */
export const registered = (claimRequestUuid: string): ClaimDetail => registeredOf(accident, claimRequestUuid);
