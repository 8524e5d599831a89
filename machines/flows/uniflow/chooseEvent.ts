import { eventsOfInsured } from '../../claim/codes/uniflow.ts';
import { definePage } from '../../flow/page.ts';
import { offersBy } from '../../flow/question.ts';
import type { Rule } from '../../flow/rule.ts';
import { isKind, isRisk, isUnknown } from './events.ts';
import { ask, tell } from './ask.ts';

const is = (insured: keyof typeof eventsOfInsured): Rule =>
  insured === 'UNIPREP' || insured === 'UNIZEM' ? isRisk(insured) : isKind(insured);

/** What happened. Who came by a link that told what is insured sees it here and may change it. */
export const chooseEvent = definePage({
  code: 'chooseEvent',
  path: '/vyber-udalosti',
  step: 'role',
  questions: [
    tell('uniKind', { fact: 'kindLinked', is: true }),
    tell('uniRisk', { all: [{ fact: 'kindLinked', is: true }, isKind('OTHER')] }),
    ask('uniEvent', { isHeading: true, leadsOn: true, only: offersBy(eventsOfInsured, is) }),
  ],
  canEnter: { not: isUnknown },
  next: ['reporter'],
});
