import { expect, test } from 'vitest';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { wholeStep } from '#test/flows/wholePage.ts';

// Whole pages about an animal, by what happened and what a policy tells. Source: domain notes, uniflow, sections 1 and 2; content
// review, 1.4; decisions 204 and 206.

type Pages = Readonly<Record<string, string>>;

const where = 'countryScope=CZECH|ABROAD|UNKNOWN';
const police = 'policeInvestigation policeStation? policeFileNo?';
const marks = 'petMark chipNumber numberUnknown? vaccinated';
const details = 'petMark? chipNumber? numberUnknown? vaccinated?';
const described = 'petKind petName petBreed petAge';
const policy: object = { policyNumberValid: true, policyCountry: 'CZ', petMark: 'CHIP' };
const noPolicy: object = { dummyPolicy: true, policyCountry: 'CZ', petMark: 'CHIP' };
const onPolicy = (petKind: string): object => ({
  ...policy,
  policyPet: { petKind },
});

const treated = `damageCause:571 incidentDescription ${where} incidentPlace?`;
const end = '> documents';

const events: readonly [what: string, uniEvent: string, claim: object, pages: Pages][] = [
  [
    'an injury abroad, no policy found',
    'PET_INJURY',
    { ...noPolicy, countryScope: 'ABROAD' },
    {
      event: `damageCause:571 incidentDescription ${where} country incidentPlace? > pet`,
      pet: `${described} ${marks} > vet`,
      vet: `vetName vetPaid currency costs diagnosis? treatmentEnded? ${end}`,
    },
  ],
  [
    'an injury of an animal with no mark, a policy found',
    'PET_INJURY',
    { ...policy, petMark: 'NONE' },
    {
      event: `${treated} > pet`,
      pet: 'petKind petName petMark? vaccinated? > vet',
      vet: `vetName vetPaid costs diagnosis? treatmentEnded? ${end}`,
    },
  ],
  [
    'an injury of an animal whose tattoo nobody can read',
    'PET_INJURY',
    { ...noPolicy, petMark: 'TATTOO', numberUnknown: true },
    {
      event: `${treated} > pet`,
      pet: `${described} petMark numberUnknown? vaccinated > vet`,
      vet: `vetName vetPaid currency costs diagnosis? treatmentEnded? ${end}`,
    },
  ],
  [
    'an illness, a policy found that tells no animal',
    'PET_ILLNESS',
    policy,
    {
      event: `${treated} > pet`,
      pet: `petKind petName ${details} > vet`,
      vet: `vetName firstSymptomsDate previousTreatment vetPaid costs diagnosis? treatmentEnded? ${end}`,
    },
  ],
  [
    'an illness of an animal no policy tells yet, though one told it before',
    'PET_ILLNESS',
    { ...noPolicy, policyPet: { petKind: 'DOG' } },
    {
      event: `${treated} > pet`,
      pet: `${described} ${marks} > vet`,
      vet: `vetName firstSymptomsDate previousTreatment vetPaid currency costs diagnosis? treatmentEnded? ${end}`,
    },
  ],
  ...['DOG', 'CAT', 'HORSE', 'OTHER'].flatMap((petKind): readonly [string, string, object, Pages][] => [
    [
      `an injury of a ${petKind} on the policy`,
      'PET_INJURY',
      onPolicy(petKind),
      {
        event: `${treated} > vet`,
        vet: `petKind petName vetName vetPaid costs diagnosis? treatmentEnded? ${details} ${end}`,
      },
    ],
    [
      `an illness of a ${petKind} on the policy`,
      'PET_ILLNESS',
      onPolicy(petKind),
      {
        event: `${treated} > vet`,
        vet: `petKind petName vetName firstSymptomsDate previousTreatment vetPaid costs diagnosis? treatmentEnded? ${details} ${end}`,
      },
    ],
    [
      `the death of a ${petKind} on the policy`,
      'PET_DEATH',
      { ...onPolicy(petKind), deathWay: 'PUT_DOWN' },
      {
        event: `${treated} > vet`,
        vet: `petKind petName deathWay vetName? diagnosis vetPaid costs petPrice? ${details} ${end}`,
      },
    ],
  ]),
  [
    'the death of an animal that was put down, no policy found',
    'PET_DEATH',
    { ...noPolicy, deathWay: 'PUT_DOWN' },
    {
      event: `${treated} > pet`,
      pet: `${described} ${marks} > vet`,
      vet: `deathWay vetName? diagnosis vetPaid currency costs petPrice? ${end}`,
    },
  ],
  [
    'a death that no vet saw, no policy found',
    'PET_DEATH',
    { ...noPolicy, deathWay: 'DIED' },
    {
      event: `${treated} > pet`,
      pet: `${described} ${marks} > vet`,
      vet: `deathWay vetName? diagnosis? vetPaid? currency petPrice? ${end}`,
    },
  ],
  ...['OWNER', 'INSURER', 'NOBODY'].map((vetPaid): [string, string, object, Pages] => [
    `a death that a vet saw, paid by ${vetPaid}`,
    'PET_DEATH',
    { ...policy, deathWay: 'DIED', vetPaid },
    {
      event: `${treated} > pet`,
      pet: `petKind petName ${details} > vet`,
      vet: `deathWay vetName? diagnosis? vetPaid? costs petPrice? ${end}`,
    },
  ]),
  [
    'the loss of an animal on the policy, told to the municipality',
    'PET_LOST',
    { ...onPolicy('DOG'), policeInvestigation: 'NO', lostReportedTo: 'MUNICIPALITY' },
    {
      event: `damageCause:571 incidentDescription ${where} incidentPlace policeInvestigation > pet`,
      pet: `petKind petName ${details} > petLost`,
      petLost: `lostReportedTo=MUNICIPALITY|NOBODY lostReportedOn petFound petPrice? ${end}`,
    },
  ],
  [
    'a loss told to the police, no policy found',
    'PET_LOST',
    { ...noPolicy, policeInvestigation: 'YES', lostReportedTo: 'NOBODY' },
    {
      event: `damageCause:571 incidentDescription ${where} incidentPlace ${police} > pet`,
      pet: `${described} ${marks} > petLost`,
      petLost: `lostReportedTo=MUNICIPALITY|NOBODY lostReportedOn petFound currency petPrice? ${end}`,
    },
  ],
  [
    'a loss told to nobody',
    'PET_LOST',
    { ...policy, policeInvestigation: 'NO', lostReportedTo: 'NOBODY' },
    {
      event: `damageCause:571 incidentDescription ${where} incidentPlace policeInvestigation > pet`,
      pet: `petKind petName ${details} > petLost`,
      petLost: `lostReportedTo=MUNICIPALITY|NOBODY petFound petPrice? ${end}`,
    },
  ],
  [
    'harm that an animal on the policy did to others',
    'PET_LIABILITY',
    { ...onPolicy('DOG'), policeInvestigation: 'YES' },
    {
      event: `damageCause=200|210|571 incidentDescription ${where} incidentPlace ${police} > pet`,
      pet: `petKind petName ${details} > causedDamage`,
      causedDamage: 'agreement=AGREE|PARTIALLY|DISAGREE|UNKNOWN claimRaised > injuredParty[0]',
    },
  ],
];

test.each(events)('whole pages of %s', (_what, uniEvent, claim, pages) => {
  const whole = wholeStep(uniflowDraft, { uniKind: 'PET', uniEvent, ...claim });
  const asked = Object.entries(whole).filter(([code]) => !code.startsWith('injuredPart'));
  expect(Object.fromEntries(asked)).toEqual(pages);
});
