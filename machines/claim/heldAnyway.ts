/**
 * What is kept with a report though no page asks for it: how far it came and where its reporter was, who they are known to be, what
 * it follows from, and what was refused. The service decides anew whatever of it counts.
 */
export const heldAnyway: readonly string[] = [
  'claimType',
  'flowType',
  'formSteps',
  'referer',
  'clientIdentificationState',
  'consequentClaimRequest',
  'contactHanded',
  'kindByLink',
  'lane',
  'insuredIsOther',
  'homeIsOther',
  'isOtherEvent',
  'vehicleRefused',
];
