import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { of } from './events.ts';
import { ask } from './ask.ts';

const isGone = of('MACHINE_THEFT');
const isOperated = of('MACHINE_OPERATOR_ERROR', 'MACHINE_COLLISION');
const isMobile: Rule = { fact: 'machineKind', is: 'MOBILE' };

/** Who operated a machine that was damaged at work; of one that is gone, when it was still there and how it was secured. */
export const machineEvent = definePage({
  code: 'machineEvent',
  path: '/okolnosti',
  step: 'event',
  questions: [
    ask('driver.fullName', { when: isOperated, words: 'operator' }),
    ask('operatorLicensed', { when: isOperated }),
    ask('alcohol', { when: isOperated, words: 'operatorAlcohol' }),
    ask('lastSeenAt', { when: isGone }),
    ask('discoveredAt', { when: isGone }),
    ask('keysCount', { when: { all: [isGone, isMobile] }, words: 'machineKeys' }),
    ask('lockedHow', { when: isGone, words: 'howSecured', optional: true }),
  ],
  canEnter: { any: [isGone, isOperated] },
  next: ['otherRights', 'inspection', 'documents'],
});
