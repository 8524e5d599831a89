import { expect, test } from 'vitest';
import type { Found } from '#test/flow/pendingClaim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { propertyWay } from './usualAnswers.ts';

const begins = 'index chooseEvent reporter policy propertyAddress';
const ends = 'documents summary finalised';
const visited = { selfInspection: { selfInspectionAuthorized: false } } satisfies Found;
const seenAt = { inspectionMethod: 'MOBILE_TECHNICIAN', inspectionPlace: 'Dlouhá 12, Praha' };

interface Journey {
  readonly answers: Readonly<Record<string, Answers>>;
  readonly found?: Found;
  readonly pages: string;
  readonly required: readonly string[];
}

test.each<[string, Journey]>([
  [
    'a kitchen that burned out, the fire brigade and the police were there',
    {
      answers: {
        chooseEvent: { propertyEvent: 'FIRE' },
        event: {
          elementType: 'FIRE',
          policeInvestigation: 'YES',
          policeStation: 'Praha 5',
          fireBrigade: 'YES',
          causedByOther: 'NO',
        },
        damage: { damageSize: 'LARGE' },
        habitability: { habitable: 'NO', securedAgainstSpread: 'YES' },
        inspection: seenAt,
      },
      found: visited,
      pages: 'event damage habitability inspection',
      required: ['DAMAGE_PHOTO', 'FIRE_REPORT', 'POLICE_REPORT'],
    },
  ],
  [
    'a fire that began at the neighbour’s: who answers for it is asked',
    {
      answers: {
        chooseEvent: { propertyEvent: 'FIRE' },
        event: {
          elementType: 'FIRE',
          policeInvestigation: 'NO',
          fireBrigade: 'NO',
          causedByOther: 'YES',
        },
        culprit: { culpritRelation: 'NEIGHBOUR' },
      },
      pages: 'event damage habitability culprit inspection',
      required: ['DAMAGE_PHOTO'],
    },
  ],
  [
    'a wall painted over by somebody nobody has seen',
    {
      answers: {
        chooseEvent: { propertyEvent: 'VANDALISM' },
        event: { policeInvestigation: 'NO' },
        vandalism: {
          lastSeenAt: '2026-11-09T20:00',
          discoveredAt: '2026-11-10T07:00',
          offenderKnown: 'NO',
        },
      },
      pages: 'event vandalism damage inspection',
      required: ['DAMAGE_PHOTO'],
    },
  ],
  [
    'a window broken by a boy from the street: who he is is asked',
    {
      answers: {
        chooseEvent: { propertyEvent: 'VANDALISM' },
        event: { policeInvestigation: 'YES', policeStation: 'Brno-střed' },
        vandalism: {
          lastSeenAt: '2026-11-10T15:00',
          discoveredAt: '2026-11-10T16:00',
          offenderKnown: 'YES',
        },
        culprit: { culpritRelation: 'STRANGER' },
      },
      pages: 'event vandalism damage culprit inspection',
      required: ['DAMAGE_PHOTO', 'POLICE_REPORT'],
    },
  ],
  [
    'a hob whose glass cracked and is replaced already: nobody comes, the invoice is wanted',
    {
      answers: {
        chooseEvent: { propertyEvent: 'GLASS' },
        event: { causedByOther: 'NO' },
        inspection: { propertyRepairHandling: 'PROPERTY_FIXED', inspectionMethod: undefined },
      },
      pages: 'event damage inspection',
      required: ['DAMAGE_PHOTO', 'INVOICE'],
    },
  ],
  [
    'bags taken out of a car in another town',
    {
      answers: {
        chooseEvent: { propertyEvent: 'BURGLARY' },
        event: {
          happenedHere: 'NO',
          countryScope: 'CZECH',
          incidentPlace: 'Olomouc, parkoviště',
          policeInvestigation: 'NO',
        },
        burglary: { theftPlace: 'CAR', entryMethod: undefined },
        damage: { propertyDamages: [{ kind: 'THING', description: 'Notebook', state: 'STOLEN' }] },
      },
      pages: 'event burglary damage',
      required: ['POLICE_REPORT'],
    },
  ],
])('a property claim leads through the pages of %s', (_, { answers, found, pages, required }) => {
  const way = propertyWay(answers, found);
  expect([way.pages, documentsFor(propertyDraft, way.claim).required]).toEqual([
    `${begins} ${pages} ${ends}`,
    required,
  ]);
});
