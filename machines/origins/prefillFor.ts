import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import type { Who } from '#machines/service/identity/identity.ts';
import type { Visitor } from './visitor.ts';
import { originFlow, unofferedIn } from './originFlow.ts';
import { accessFrom } from './origins.ts';

interface Given extends Pick<Configuration, 'kzAccessDisabledRisks'> {
  /** What the address tells. */
  readonly linked?: ClaimDetail | undefined;
}

/**
 * What a new report begins with for a visitor: the origin, how the client is identified, the reporter's contact and what the origin
 * itself says. It is shown where it would be asked. What the address says counts for nothing where that is not offered to this
 * origin.
 */
export const prefillFor = (
  { origin, who }: Visitor,
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

/** An agent or their assistant who has signed in reports for a client. */
const tellsOf = (who: Who | undefined): ClaimDetail =>
  who?.isSignedIn && who.roles.some((role) => role === 'agent' || role === 'assistant')
    ? { reporterRole: 'BROKER' }
    : {};
