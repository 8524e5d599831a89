import { expect, test } from 'vitest';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { wholeStep } from '#test/flows/wholePage.ts';

// Whole pages about a journey, by what happened. Source: domain notes, uniflow, sections 1 and 2; content review, 1.4; decisions 172, 203, 204.

type Pages = Readonly<Record<string, string>>;

const told = 'damageCause:571 incidentDescription';
const police = 'policeInvestigation policeStation? policeFileNo?';
const days = 'tripFrom tripTo';
const others = 'otherInsurance? insuredPersons?[fullName]10';
const bills = '[description amount currency paid]30';
const end = '> documents';
/** The page of the journey, and the one that follows it. */
const trip = (asked: string, next: string) => `country incidentPlace ${days} ${asked}${others} > ${next}`;

const events: readonly [what: string, uniEvent: string, claim: object, pages: Pages][] = [
  [
    'an injury at sport',
    'TRAVEL_MEDICAL',
    { injuryKind: 'INJURY', activity: 'SKIING', assistanceContacted: 'YES', hospitalized: 'NO' },
    {
      event: `${told} > trip`,
      trip: trip('tripPurpose assistanceContacted assistanceCaseNo? ', 'medical'),
      medical: `injuryKind activity athleteLevel?=RECREATIONAL|ORGANISED|COMPETITION|PROFESSIONAL|UNKNOWN alcohol medicalFacilityName hospitalized costItems${bills} diagnosis? ehicShown? ${end}`,
    },
  ],
  [
    'an injury at no sport, without assistance',
    'TRAVEL_MEDICAL',
    { injuryKind: 'INJURY', activity: 'HOUSEHOLD', assistanceContacted: 'NO' },
    {
      event: `${told} > trip`,
      trip: trip('tripPurpose assistanceContacted ', 'medical'),
      medical: `injuryKind activity alcohol medicalFacilityName hospitalized costItems${bills} diagnosis? ehicShown? ${end}`,
    },
  ],
  [
    'an illness in hospital, somebody else insures it too',
    'TRAVEL_MEDICAL',
    { injuryKind: 'DISEASE', activity: 'SKIING', hospitalized: 'YES', otherInsurance: 'YES' },
    {
      event: `${told} > trip`,
      trip: `country incidentPlace ${days} tripPurpose assistanceContacted otherInsurance? otherInsurer? insuredPersons?[fullName]10 > medical`,
      medical: `injuryKind firstSymptomsDate previousTreatment medicalFacilityName hospitalized hospitalizations[facilityName dateFrom ongoing? dateTo]10 costItems${bills} diagnosis? ehicShown? ${end}`,
    },
  ],
  [
    'one that still lies there',
    'TRAVEL_MEDICAL',
    { injuryKind: 'DISEASE', hospitalized: 'YES', hospitalizations: [{ ongoing: true }] },
    {
      event: `${told} > trip`,
      trip: trip('tripPurpose assistanceContacted ', 'medical'),
      medical: `injuryKind firstSymptomsDate previousTreatment medicalFacilityName hospitalized hospitalizations[facilityName dateFrom ongoing?]10 costItems${bills} diagnosis? ehicShown? ${end}`,
    },
  ],
  [
    'luggage stolen from a carrier',
    'TRAVEL_LUGGAGE',
    { luggageEvent: 'STOLEN', luggageIn: 'CARRIER', policeInvestigation: 'YES' },
    {
      event: `${told} > trip`,
      trip: trip('', 'luggage'),
      luggage: `luggageEvent luggageIn luggageItems[description price? age?]30 pirNumber? ${police} ${end}`,
    },
  ],
  [
    'luggage stolen from a car, which the police were not called to',
    'TRAVEL_LUGGAGE',
    { luggageEvent: 'STOLEN', luggageIn: 'CAR', policeInvestigation: 'NO' },
    {
      event: `${told} > trip`,
      trip: trip('', 'luggage'),
      luggage: `luggageEvent luggageIn luggageItems[description price? age?]30 policeInvestigation ${end}`,
    },
  ],
  ...['DAMAGED', 'LOST'].map((luggageEvent): [string, string, object, Pages] => [
    `luggage ${luggageEvent} without a policy that tells the currency`,
    'TRAVEL_LUGGAGE',
    { luggageEvent, luggageIn: 'ROOM', dummyPolicy: true, policeInvestigation: 'YES' },
    {
      event: `${told} > trip`,
      trip: trip('', 'luggage'),
      luggage: `luggageEvent luggageIn currency luggageItems[description price? age?]30 ${end}`,
    },
  ]),
  [
    'luggage that came late, of which each bill tells its currency',
    'TRAVEL_LUGGAGE',
    { luggageEvent: 'DELAYED', luggageIn: 'PERSON', dummyPolicy: true },
    {
      event: `${told} > trip`,
      trip: trip('', 'luggage'),
      luggage: `luggageEvent luggageIn plannedAt notDelivered? deliveredAt costItems${bills} ${end}`,
    },
  ],
  [
    'luggage that has not come yet',
    'TRAVEL_LUGGAGE',
    { luggageEvent: 'DELAYED', luggageIn: 'CARRIER', notDelivered: true },
    {
      event: `${told} > trip`,
      trip: trip('', 'luggage'),
      luggage: `luggageEvent luggageIn plannedAt notDelivered? costItems${bills} pirNumber? ${end}`,
    },
  ],
  ...(
    [
      ['ILLNESS', 'SELF', 'diagnosis '],
      ['INJURY', 'SELF', 'diagnosis '],
      ['ILLNESS', 'COMPANION', ''],
      ['INJURY', 'RELATIVE', ''],
      ['DEATH', 'SELF', ''],
      ['JOB', 'SELF', ''],
    ] as const
  ).map(([cancellationReason, cancelPerson, more]): [string, string, object, Pages] => [
    `a journey given up for ${cancellationReason} of ${cancelPerson}`,
    'TRAVEL_CANCELLATION',
    { cancellationReason, cancelPerson },
    {
      trip: `country ${days} ${others} > cancellation`,
      cancellation: `damageCause:571 cancelKind cancellationReason cancelPerson ${more}cancelledOn cancelFee tripPrice? bookedOn? organiser? ${end}`,
    },
  ]),
  [
    'a journey given up for another reason, without a policy',
    'TRAVEL_CANCELLATION',
    { cancellationReason: 'OTHER', dummyPolicy: true },
    {
      trip: `country ${days} ${others} > cancellation`,
      cancellation: `damageCause:571 cancelKind cancellationReason cancelPerson cancelledOn currency cancelFee incidentDescription tripPrice? bookedOn? organiser? ${end}`,
    },
  ],
  [
    'a late flight, whichever currency the policy has',
    'TRAVEL_DELAY',
    { dummyPolicy: true },
    {
      event: `${told} > trip`,
      trip: trip('', 'travelCosts'),
      travelCosts: `organiser plannedAt neverLeft? actualAt costItems?${bills} ${end}`,
    },
  ],
  [
    'a cancelled flight',
    'TRAVEL_DELAY',
    { neverLeft: true },
    {
      event: `${told} > trip`,
      trip: trip('', 'travelCosts'),
      travelCosts: `organiser plannedAt neverLeft? costItems?${bills} ${end}`,
    },
  ],
  [
    'a bankrupt travel agency',
    'TRAVEL_BANKRUPTCY',
    { neverLeft: true },
    {
      event: `${told} > trip`,
      trip: `country ${days} ${others} > travelCosts`,
      travelCosts: `organiser tripPrice costItems?${bills} ${end}`,
    },
  ],
  [
    'a bankrupt travel agency without a policy',
    'TRAVEL_BANKRUPTCY',
    { dummyPolicy: true },
    {
      event: `${told} > trip`,
      trip: `country ${days} ${others} > travelCosts`,
      travelCosts: `organiser currency tripPrice costItems?${bills} ${end}`,
    },
  ],
  [
    'anything else on a journey',
    'TRAVEL_OTHER',
    { policeInvestigation: 'YES', dummyPolicy: true },
    {
      event: `${told} ${police} > trip`,
      trip: trip('assistanceContacted ', 'travelCosts'),
      travelCosts: `organiser costItems${bills} ${end}`,
    },
  ],
  [
    'harm done to others on a journey',
    'TRAVEL_LIABILITY',
    { policeInvestigation: 'YES' },
    {
      event: `${told} ${police} > trip`,
      trip: trip('tripPurpose ', 'causedDamage'),
      causedDamage: 'agreement=AGREE|PARTIALLY|DISAGREE|UNKNOWN claimRaised > injuredParty[0]',
    },
  ],
];

test.each(events)('whole pages of %s', (_what, uniEvent, claim, pages) => {
  const whole = wholeStep(uniflowDraft, { uniKind: 'TRAVEL', uniEvent, ...claim });
  const asked = Object.entries(whole).filter(([code]) => !code.startsWith('injuredPart'));
  expect(Object.fromEntries(asked)).toEqual(pages);
});
