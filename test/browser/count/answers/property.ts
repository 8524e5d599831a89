import { daysAgo } from '#test/browser/support/daysAgo.ts';
import type { ShortAnswers, ShortJourney } from '#test/browser/count/shortJourney.ts';
import { contact, home, knownPolicy } from './common.ts';

const insuredHome = {
  insuredAddress: home,
  propertyKind: 'FLAT',
  occupancy: 'TENANT',
};

const household: ShortAnswers = {
  'propertyDamages[0].description': 'Koberec v obýváku',
  'propertyDamages[0].kind': 'HOUSEHOLD',
  'propertyDamages[0].state': 'DAMAGED',
  damageSize: 'SMALL',
  habitable: 'YES',
  securedAgainstSpread: 'YES',
  otherInsurance: 'NO',
  propertyRepairHandling: 'PROPERTY_SELF_REPAIRMENT',
  inspectionMethod: 'SELF_INSPECTION',
  costBasis: 'COSTING',
};

/** Reports of damage to property that are counted. */
export const propertyJourneys = {
  'burst pipe': {
    tile: 'property',
    flow: 'property.DRAFT',
    answers: {
      ...contact,
      ...knownPolicy('4400033201'),
      ...insuredHome,
      ...household,
      propertyEvent: 'WATER',
      incidentDate: daysAgo(35).iso,
      incidentDescription: 'V koupelně praskla hadička pod umyvadlem.',
      waterSource: 'OWN_PIPE',
      leakStopped: 'YES',
      leakSudden: 'YES',
      othersFlooded: 'NO',
    },
  },
  burglary: {
    tile: 'property',
    flow: 'property.DRAFT',
    answers: {
      ...contact,
      ...knownPolicy('4400053941'),
      ...insuredHome,
      ...household,
      propertyEvent: 'BURGLARY',
      incidentDate: daysAgo(36).iso,
      happenedHere: 'YES',
      incidentDescription: 'Přes den někdo vlezl oknem do ložnice.',
      policeInvestigation: 'YES',
      theftPlace: 'HOME',
      entryMethod: 'WINDOW',
      livedIn: 'YES',
      lastSeenAt: `${daysAgo(36).iso}T07:30`,
      discoveredAt: `${daysAgo(36).iso}T17:45`,
      'propertyDamages[0].description': 'Hodinky po dědovi',
      'propertyDamages[0].kind': 'THING',
      'propertyDamages[0].state': 'STOLEN',
    },
  },
  "neighbour's water": {
    tile: 'property',
    flow: 'property.DRAFT',
    answers: {
      ...contact,
      ...knownPolicy('4400032164'),
      ...insuredHome,
      ...household,
      propertyEvent: 'WATER',
      incidentDate: daysAgo(37).iso,
      incidentDescription: 'Sousedce nahoře přetekla vana.',
      waterSource: 'NEIGHBOUR',
      leakStopped: 'YES',
      leakSudden: 'YES',
      'otherParty.fullName': 'Eva Malá',
      'otherParty.tel': '601222333',
    },
  },
} as const satisfies Readonly<Record<string, ShortJourney>>;
