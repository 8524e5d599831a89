import { riskFlowOf } from '#machines/claim/derived/riskFlow.ts';
import { checkOver } from '#machines/claim/checkOver.ts';
import { wrong } from '#machines/subject/issues/findings.ts';

/** All kinds of event are of one family; own-damage cover takes one at a time. Source: decisions, "Car". */
export const eventKindsAgree = checkOver(
  ['eventKinds'],
  wrong('eventKinds', 'eventKindsFamily'),
  ({ eventKinds = [] }) => {
    const families = new Set(eventKinds.map((kind) => riskFlowOf([kind])));
    return families.size > 1 || (families.has('HAV') && eventKinds.length > 1);
  },
);

/** An injured person who is self-employed gives no company id. Source: specification section 5. */
export const companyIdNotForSelfEmployed = checkOver(
  ['injured.legalForm', 'injured.identificationNumber'],
  wrong('injured.identificationNumber', 'companyIdNotAllowed'),
  ({ injured }) => injured?.legalForm === 'SELF_EMPLOYED' && Boolean(injured.identificationNumber),
);
