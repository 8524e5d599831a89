import type { ClaimDetail } from '../claim/claim.ts';
import type { Flow } from '../flow/flow.ts';
import type { Configuration } from '../service/configuration.ts';
import type { Who } from '../service/identity/identity.ts';
import type { Arrival } from './arrival.ts';
import { originFlow, unofferedIn } from './originFlow.ts';
import { accessFrom } from './origins.ts';

interface Given extends Pick<Configuration, 'kzAccessDisabledRisks'> {
  /** What the address tells. */
  readonly linked?: ClaimDetail | undefined;
}

/**
 * What is known of a new report by who reports it and from where: the origin, how the client is identified, how the reporter is
 * reached and what coming from there tells. It is shown where it would be asked. What the address tells counts for nothing where it
 * is not offered there.
 */
export const knownFrom = (
  { origin, who }: Arrival,
  flow: Flow,
  { linked, ...zone }: Given,
): { readonly known: ClaimDetail; readonly linked: ClaimDetail | undefined } => {
  const { claimType, flowType } = flow;
  const isDraft = flowType === 'DRAFT';
  const known: ClaimDetail = {
    ...(origin && { referer: origin }),
    ...(who && who.identification !== 'UNIDENTIFIED' && { clientIdentificationState: who.identification }),
    ...(isDraft && { ...tellsOf(who), ...accessFrom(origin).tells[claimType] }),
    ...(who?.contact && { reporter: { ...who.contact } }),
  };
  const isOffered = unofferedIn(originFlow(flow, zone), { ...known, ...linked }) === undefined;
  return { known, linked: isOffered ? linked : undefined };
};

/** An agent who has signed in reports for a client. */
const tellsOf = (who: Who | undefined): ClaimDetail =>
  who?.isSignedIn && who.roles.includes('agent') ? { reporterRole: 'BROKER' } : {};
