import { eventsOfInsured } from '#machines/claim/codes/uniflow.ts';
import { definePage } from '#machines/report/kit.ts';
import { offersBy } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
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
    ask('uniEvent', { isHeading: true, autoSubmits: true, only: offersBy(eventsOfInsured, is) }),
  ],
  canEnter: { not: isUnknown },
  next: ['reporter'],
});
