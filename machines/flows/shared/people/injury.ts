import { treatmentFields } from '#machines/claim/fields/care.ts';
import { askingAbout, definePage } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { currency } from '#machines/flows/shared/currency.ts';
import { sharedFields } from '#machines/flows/shared/ask.ts';

const { ask } = askingAbout({ ...sharedFields, ...treatmentFields });

/** Who was hit on foot wore no belt. */
const isOnTheRoad: Rule = {
  all: [{ fact: 'eventKinds', is: 'POVPOS_HEALTH' }, { not: { fact: 'damageCause', is: '140' } }],
};
const isTreated: Rule = { not: { fact: 'injurySeverity.code', is: '4' } };
const isOutsideWork: Rule = { not: { fact: 'riskFlow', is: 'ODPPRAC' } };
/** The employer has said with the policy what was paid. */
const isSettledAsked: Rule = {
  all: [
    { fact: 'riskFlow', is: 'ODPPRAC' },
    { fact: 'reporterRole', in: ['INSURED', 'BROKER'] },
  ],
};
const isAssessed: Rule = { fact: 'painForm', is: 'YES' };

/**
 * An injury somebody else answers for, who else pays for it and may claim that back, and whether a doctor has assessed the pain: its
 * points and what the form cost, never what the points are worth.
 */
export const injury = <const Next extends string>(canEnter: Rule, next: readonly Next[]) =>
  definePage({
    code: 'injury',
    path: '/zraneni',
    step: 'event',
    questions: [
      ask('injurySeverity.code', {
        // Nobody reports their own death.
        only: ['2', '1', { code: '4', when: { not: { fact: 'reporterRole', is: 'INJURED' } } }, '3'],
      }),
      ask('injuryType'),
      // At work the story of the event and the record of it say it.
      ask('injuryDescription', { when: isOutsideWork }),
      ask('seatBelt', { when: isOnTheRoad, optional: true, words: 'injuredSeatBelt' }),
      // At work it is asked with the injury, and the employer is known.
      ask('sickLeave', { when: { all: [isTreated, isOutsideWork] }, optional: true }),
      currency(isAssessed),
      // A doctor assesses the pain once the treatment has ended: mostly later.
      ask('painForm', { optional: true, isDetail: true }),
      ask('painFormPoints', { when: isAssessed, optional: { not: isAssessed }, isDetail: true }),
      ask('painFormFee', { when: isAssessed, optional: true, isDetail: true }),
      ask('injuryDescription', { when: { not: isOutsideWork }, optional: true, isDetail: true }),
      ask('treatmentEnded', { when: isTreated, optional: true, isDetail: true }),
      ask('employerName', { when: isOutsideWork, optional: true, isDetail: true, words: 'employerOrSchool' }),
      ask('healthInsurer', { optional: true, isDetail: true }),
      ask('injuryCompensated', { when: { not: isSettledAsked }, optional: true, isDetail: true }),
    ],
    canEnter,
    next,
  });
