import { birthDateIn } from '../checks/birthNumber.ts';
import { riskFlowOf } from '../derived/riskFlow.ts';
import { checkOver, doubtful, wrong } from '../issues/findings.ts';

/** All kinds of event are of one family; own-damage cover takes one at a time. Source: decisions, "Car". */
export const eventKindsAgree = checkOver(
  ['eventKinds'],
  wrong('eventKinds', 'eventKindsFamily'),
  ({ eventKinds = [] }) => {
    const families = new Set(eventKinds.map((kind) => riskFlowOf([kind])));
    return families.size > 1 || (families.has('HAV') && eventKinds.length > 1);
  },
);

/** Birth number and birth date agree; only a warning, because registers do have people for whom they do not. */
export const birthDateAgrees = checkOver(
  ['insured.birthNumber', 'insured.birthDate'],
  doubtful('insured.birthDate', 'birthDateDiffers'),
  ({ insured: { birthNumber, birthDate } = {} }) => {
    const told = birthDateIn(birthNumber);
    return told !== undefined && birthDate !== undefined && told !== birthDate;
  },
);

/** An injured person who is self-employed gives no company id. Source: specification section 5. */
export const companyIdNotForSelfEmployed = checkOver(
  ['injured.legalForm', 'injured.identificationNumber'],
  wrong('injured.identificationNumber', 'companyIdNotAllowed'),
  ({ injured }) => injured?.legalForm === 'SELF_EMPLOYED' && Boolean(injured.identificationNumber),
);
