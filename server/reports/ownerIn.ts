import type { ClaimDetail } from '#machines/claim/claim.ts';
import { zoneStates } from '#machines/origins/origins.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { identifiedAs } from './identifiedAs.ts';
import type { StoredClaimRow } from './getOwnClaim.ts';

/**
 * The birth number of the client of a report, where the client zone opens a page to them (`kzAccessPageCodes`): what is theirs is
 * shown there although the report does not name them by it. Undefined for anybody else.
 */
export const ownerIn = (
  { identity }: Pick<StoredClaimRow, 'identity'>,
  claim: ClaimDetail,
  page: string,
  { kzAccessPageCodes }: Pick<Configuration, 'kzAccessPageCodes'>,
): string | undefined =>
  kzAccessPageCodes.includes(page) && zoneStates.includes(identifiedAs(identity, claim) ?? 'UNIDENTIFIED')
    ? identity?.birthNumber
    : undefined;
