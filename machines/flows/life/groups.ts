import { eventDays } from '#machines/claim/derived/eventDay.ts';
import { onlyWhen } from '#machines/report/kit.ts';
import { asDetails, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { police } from '#machines/flows/shared/police.ts';
import { armHurt, isAboutOther, isChild, orUnknown, paysClaimants } from './conditions.ts';
import { afterDeath } from './contractRoles.ts';
import { ask, tell } from './ask.ts';

const isRide: Rule = { fact: 'ride', is: true };
const isBelted: Rule = { fact: 'trafficRole', in: ['DRIVER', 'PASSENGER'] };
const isByOther: Rule = { fact: 'causedByOther', is: 'YES' };
const isAtWork: Rule = {
  any: [
    { fact: 'activity', is: 'WORK' },
    { fact: 'noWorkCause', is: 'WORK_INJURY' },
    { all: [{ fact: 'workInjury', is: 'YES' }, { not: isChild }] },
  ],
};
const isSober: Rule = {
  all: [
    { not: isChild },
    {
      any: [
        { all: [isRide, { fact: 'trafficRole', in: ['DRIVER', 'CYCLIST'] }] },
        isAtWork,
        { fact: 'activity', is: 'DIY' },
      ],
    },
  ],
};
const isEventStay: Rule = { fact: 'eventStay', is: true };
const isInClub: Rule = { fact: 'athleteLevel', in: ['ORGANISED', 'COMPETITION', 'PROFESSIONAL'] };

/**
 * The day of the event, asked once and in the words of what is reported. The answer of its own name that a page of the event
 * would ask for follows from it.
 */
export const eventDay: Question = ask('incidentDate', {
  words: eventDays.map((day) => ({ key: `eventDay.${day}`, when: { fact: 'eventDay', is: day } })),
});

/** Where and how it happened. */
export const place: readonly Question[] = [ask('incidentPlace'), ask('incidentDescription')];

/** At what hour it happened, which few know. */
export const hour = ask('incidentTime', { optional: true, isDetail: true });

/** Who drove and who wore a seat belt. */
export const ride: readonly Question[] = [
  ask('trafficRole', { when: isRide, only: orUnknown('DRIVER', 'PASSENGER', 'CYCLIST', 'PEDESTRIAN') }),
  ask('seatBelt', { when: isBelted }),
  ask('registrationNo', {
    when: isRide,
    optional: true,
    as: { kind: 'text', width: 'short', capitals: true },
  }),
];

/** What the police may know of: what somebody else caused, a ride, an accident at work. */
export const involvesPolice: Rule = { any: [isByOther, isRide, isAtWork] };
export const policeOnInjury: readonly Question[] = onlyWhen(involvesPolice, police);

/** Whether an adult had been drinking, where that counts: at the wheel, at work, working with tools. */
export const alcohol: Question = ask('alcohol', { when: isSober });

/** The same where nothing but work was told that it would count at. */
export const alcoholAtWork: Question = ask('alcohol', { when: { all: [{ not: isChild }, isAtWork] } });

/** An injury with circumstances to ask about. */
export const hasCircumstances: Rule = {
  any: [
    { fact: 'sport', is: true },
    isRide,
    isByOther,
    isAtWork,
    { all: [{ fact: 'activity', is: 'DIY' }, { not: isChild }] },
  ],
};

export const athleteLevels = orUnknown('NONE', 'RECREATIONAL', 'ORGANISED', 'COMPETITION', 'PROFESSIONAL');

/** In which club a sport was done, and whether registered. */
export const club: readonly Question[] = [
  ask('sportClub', { when: isInClub }),
  ask('registeredAthlete', { when: isInClub }),
];

/** At what level a sport was done, where it was one. */
export const sport: readonly Question[] = [
  ask('athleteLevel', { when: { fact: 'sport', is: true }, only: athleteLevels }),
  ...club,
];

/** Where it was treated. */
export const facility: readonly Question[] = [ask('medicalFacilityType'), ask('medicalFacilityName')];

/** Who treated it: the report that they write names them. */
export const doctor = ask('doctorName', { optional: true, isDetail: true });

/** The diagnosis as the insured knows it, of whom the report of the doctor is wanted. */
export const knownDiagnosis = ask('diagnosis', { optional: true, isDetail: true, words: 'knownDiagnosis' });

/** The general practitioner of the insured, who is asked once a claim needs them. */
export const practitioner: readonly Question[] = asDetails([
  ask('gpName'),
  ask('gpTown', { isSideBySide: true }),
]);

/** Room for what nobody asked. */
export const anythingElse = ask('moreInfo', { optional: true, isDetail: true });

/** What an adult works as, where that counts for an injury or a disability. */
export const job = ask('jobType', {
  when: { all: [{ fact: 'appliedRiskId', in: ['DNL', 'TN', 'INV'] }, { not: isChild }] },
});

/** By what right the money is claimed. Who is related has told it with the relation to the contract. */
export const claimantRole: Question = ask('claimantRole', {
  when: { not: { fact: 'reporterRole', in: ['LEGAL_REP', 'OTHER'] } },
  only: afterDeath,
});

/** Until when, or that it has not ended. It began on the day of the event. */
export const period: readonly Question[] = [
  ask('ongoing', { optional: true }),
  ask('dateTo', { when: { not: { fact: 'ongoing', is: true } } }),
];

/** The stays in hospital; where the stay itself is the event, also what each was for. */
const staysOf = (asked: readonly Question[]): readonly Question[] => [
  ask('hospitalizations', {
    // One stay is there from the start to be filled in.
    begins: { value: [{}] },
    rows: [
      ask('hospitalizations[].facilityName'),
      ...asked,
      // The first began on the day of the event.
      tell('hospitalizations[].dateFrom', isEventStay),
      ask('hospitalizations[].dateFrom', { when: { not: isEventStay } }),
      ask('hospitalizations[].ongoing', { optional: true }),
      ask('hospitalizations[].dateTo', { when: { not: { fact: 'hospitalizations[].ongoing', is: true } } }),
      // The discharge report says both.
      ask('hospitalizations[].icu', { optional: true, isDetail: true }),
      ask('hospitalizations[].surgery', { optional: true, isDetail: true }),
    ],
  }),
];
export const staysAfterInjury = staysOf([]);
export const stays = staysOf([ask('hospitalizations[].diagnosis', { optional: isAboutOther })]);

/** Another insurer that pays for the same; of a journey the page of the journey asks. */
export const otherInsurer: readonly Question[] = onlyWhen({ not: { fact: 'appliedRiskId', is: 'CPZ' } }, [
  ask('otherInsurance', { optional: true, words: 'anotherInsurance' }),
  ask('otherInsurer', { when: { fact: 'otherInsurance', is: 'YES' } }),
]);

/** An heir is paid what the notary decides. */
const isHeir: Rule = {
  any: [
    { fact: 'claimantRole', is: 'HEIR' },
    { fact: 'relationToInsured', is: 'HEIR' },
  ],
};

/** What is left to ask about a death, and room for what nobody asked. */
export const lastOfDeath: readonly Question[] = [
  // The notary is set weeks after the death.
  ask('notary', { when: { all: [paysClaimants, isHeir] }, optional: true }),
  anythingElse,
];

/** Which hand is the stronger one: the same injury counts for more on it. Asked once an arm or a hand is known to be hurt. */
export const strongerHand = ask('insured.handedness', { when: armHurt, optional: isChild });
