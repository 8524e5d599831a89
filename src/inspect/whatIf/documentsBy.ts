import { checkDraft } from '../../../machines/claim/draft.ts';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import type { Facts } from '../../../machines/flow/facts.ts';
import { documentsFor } from '../../../machines/flows/shared/requiredDocuments.ts';

/** Takes a flow and facts; gives the codes of the documents a claim of which nothing else is known would need. */
export const documentsBy = ({ claimType, flowType }: Flow, known: Facts): readonly string[] => {
  const { eventKind, origin, identification, appliedRiskId, claimEventType, riskFlow, theftKind } = known;
  const said = {
    claimType,
    flowType,
    referer: origin,
    clientIdentificationState: identification,
    eventKinds: eventKind === undefined ? undefined : [eventKind],
    appliedRiskId,
    claimEventType,
    riskFlow,
    theftKind,
  };
  const happened = [eventKind, appliedRiskId].some((fact) => fact !== undefined);
  const claim = checkDraft(
    Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  );
  return happened && claim.ok ? documentsFor(claim.value).required : [];
};
