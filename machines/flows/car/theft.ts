import { bothKeys, maturePolicy } from '#machines/claim/rules/underwritingRules.ts';
import { asDetails } from '#machines/flow/question.ts';
import { definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { lien } from './lien.ts';
import { ask } from './ask.ts';

const isWhole: Rule = { fact: 'theftKind', is: 'WHOLE_VEHICLE' };
const isTaken: Rule = { fact: 'theftKind', in: ['PART', 'LUGGAGE'] };
/** True where the cause of damage has told that only a part is gone. */
const isPart: Rule = { fact: 'damageCause', is: '410' };

/**
 * What was stolen, between when and when, and how it was secured. A vehicle that is gone is neither drawn nor inspected: we call.
 */
export const theft = definePage({
  code: 'theft',
  path: '/odcizeni',
  step: 'event',
  questions: [
    ask('theftKind', {
      only: [
        { code: 'WHOLE_VEHICLE', when: { fact: 'damageCause', is: '400' } },
        { code: 'PART', when: isPart },
        { code: 'LUGGAGE', when: isPart },
        { code: 'ATTEMPT', when: isPart },
      ],
      autoAnswers: true,
    }),
    currency(isTaken),
    ask('stolenThings', {
      when: isTaken,
      rows: [ask('stolenThings[].description'), ask('stolenThings[].price', { optional: true })],
    }),
    ask('parkedFrom'),
    ask('discoveredAt'),
    ask('vehicleLocked', { when: isWhole }),
    ask('leftInside', { when: isWhole }),
    ask('keysCount', { when: isWhole }),
    ...asDetails([
      ...lien(isWhole),
      ask('parkedBy', { when: isWhole }),
      ask('mileage', { when: isWhole }),
      ask('security'),
      ask('offenderKnown'),
    ]),
  ],
  checks: [bothKeys, maturePolicy],
  canEnter: { fact: 'eventKinds', is: 'HAVODCIZENI' },
  needs: [{ need: 'keys' }],
  next: ['damagedParts', 'documents'],
});
