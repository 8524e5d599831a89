import type { UniEvent } from '../../claim/codes/uniflow.ts';
import { definePage } from '../../flow/page.ts';
import { ask, offersBy, tell } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';
import { isKind, isRisk, isUnknown } from './events.ts';

type Insured = 'MACHINE' | 'PET' | 'TRAVEL' | 'UNIPREP' | 'UNIZEM';

/** What may happen to what is insured. */
const events: Readonly<Record<Insured, readonly UniEvent[]>> = {
  MACHINE: [
    'MACHINE_BREAKDOWN',
    'MACHINE_OPERATOR_ERROR',
    'MACHINE_ELEMENT',
    'MACHINE_COLLISION',
    'MACHINE_THEFT',
    'MACHINE_OTHER',
  ],
  PET: ['PET_INJURY', 'PET_ILLNESS', 'PET_DEATH', 'PET_LOST', 'PET_LIABILITY'],
  TRAVEL: [
    'TRAVEL_MEDICAL',
    'TRAVEL_LUGGAGE',
    'TRAVEL_CANCELLATION',
    'TRAVEL_DELAY',
    'TRAVEL_LIABILITY',
    'TRAVEL_BANKRUPTCY',
    'TRAVEL_OTHER',
  ],
  UNIPREP: ['CARGO_DAMAGE', 'CARGO_LOSS', 'CARGO_THEFT'],
  UNIZEM: ['AGRI_CROP', 'AGRI_ANIMALS'],
};

const is = (insured: Insured): Rule =>
  insured === 'UNIPREP' || insured === 'UNIZEM' ? isRisk(insured) : isKind(insured);

/** What happened. Who came by a link that told what is insured sees it here and may change it. */
export const chooseEvent = definePage({
  code: 'chooseEvent',
  path: '/vyber-udalosti',
  step: 'role',
  questions: [
    tell('uniKind', { fact: 'kindLinked', is: true }),
    tell('uniRisk', { all: [{ fact: 'kindLinked', is: true }, isKind('OTHER')] }),
    ask('uniEvent', { isHeading: true, only: offersBy(events, is) }),
  ],
  canEnter: { not: isUnknown },
  next: ['reporter'],
});
