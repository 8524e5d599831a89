import { EventKind, type TheftKind } from '#machines/claim/enums.ts';
import { documentRow } from '#machines/report/kit.ts';
import type { DocumentTable } from '#machines/report/documents.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { hitsAnimal } from './accident.ts';

const of = (...kinds: readonly EventKind[]): Rule => ({ fact: 'eventKinds', in: kinds });
const isTheft = of('HAVODCIZENI');
const isTheftOf = (kind: TheftKind): Rule => ({ all: [isTheft, { fact: 'theftKind', is: kind }] });
const isHealth = of('POVPOS_HEALTH');
const isDead: Rule = { fact: 'injurySeverity.code', is: '4' };
/** The drivers met and no police wrote it down, so their common record is what there is. */
const isWrittenUp: Rule = {
  all: [
    {
      any: [
        { all: [of('POVPOJ_VEHICLE', 'POVPOJ_GLASS'), { not: { fact: 'damageCause', is: '130' } }] },
        { all: [of('POVPOS_VEHICLE', 'POVPOS_GLASS'), { fact: 'damageCause', is: '100' }] },
      ],
    },
    { not: { fact: 'policeInvestigation', is: 'YES' } },
  ],
};
const isAssessed: Rule = { all: [isHealth, { fact: 'painForm', is: 'YES' }] };

/** Before the event is chosen, these are the documents of the most common one, so that the first page can say what to prepare. */
const isAccidentOrOpen: Rule = { any: [of('HAVNEHODA'), { not: of(...EventKind.options) }] };
const isWholeTheft: Rule = {
  all: [isTheft, { not: { fact: 'theftKind', in: ['PART', 'LUGGAGE', 'ATTEMPT'] } }],
};

/** The documents of a car claim, for every kind of event it tells. */
export const carDocuments: DocumentTable = {
  rows: [
    documentRow(
      isAccidentOrOpen,
      'DAMAGE_PHOTO',
      'ACCIDENT_REPORT POLICE_REPORT VEHICLE_LOG VEHICLE_REGISTRATION DRIVING_LICENCE INVOICE ESTIMATE',
    ),
    documentRow(of('HAVSKLA'), 'DAMAGE_PHOTO', 'INVOICE VEHICLE_REGISTRATION'),
    documentRow(hitsAnimal, 'DAMAGE_PHOTO POLICE_REPORT', 'VEHICLE_REGISTRATION DRIVING_LICENCE'),
    documentRow(of('HAVZVIRE'), 'DAMAGE_PHOTO', 'VEHICLE_REGISTRATION INVOICE ESTIMATE'),
    documentRow(of('HAVVANDALISMUS'), 'DAMAGE_PHOTO', 'POLICE_REPORT VEHICLE_REGISTRATION INVOICE ESTIMATE'),
    documentRow(of('HAVZIVEL'), 'DAMAGE_PHOTO', 'FIRE_REPORT VEHICLE_REGISTRATION INVOICE ESTIMATE'),
    documentRow(isWholeTheft, 'POLICE_REPORT VEHICLE_LOG', 'KEYS_PROTOCOL OWNERSHIP_PROOF POWER_OF_ATTORNEY'),
    documentRow(
      isTheftOf('PART'),
      'POLICE_REPORT DAMAGE_PHOTO',
      'OWNERSHIP_PROOF INVOICE ESTIMATE VEHICLE_REGISTRATION',
    ),
    documentRow(isTheftOf('LUGGAGE'), 'POLICE_REPORT', 'OWNERSHIP_PROOF INVOICE DAMAGE_PHOTO'),
    documentRow(isTheftOf('ATTEMPT'), 'DAMAGE_PHOTO', 'POLICE_REPORT VEHICLE_REGISTRATION INVOICE ESTIMATE'),
    documentRow(isWrittenUp, 'ACCIDENT_REPORT', ''),
    documentRow(
      of('POVPOJ_VEHICLE', 'POVPOJ_GLASS', 'POVPOJ_PROPERTY', 'POVPOJ_THING'),
      'DRIVING_LICENCE',
      'DAMAGE_PHOTO ACCIDENT_REPORT POLICE_REPORT',
    ),
    documentRow(of('POVPOJ_HEALTH'), 'DRIVING_LICENCE', 'ACCIDENT_REPORT POLICE_REPORT WITNESS_STATEMENT'),
    documentRow(
      of('POVPOS_VEHICLE', 'POVPOS_GLASS'),
      'DAMAGE_PHOTO',
      'ACCIDENT_REPORT POLICE_REPORT VEHICLE_LOG AT_FAULT_INSURER INVOICE',
    ),
    documentRow(
      isHealth,
      'HEALTH_RECORD',
      'PAIN_ASSESSMENT PAIN_FEE_RECEIPT SICK_NOTE INCOME_PROOF POLICE_REPORT DEATH_CERTIFICATE',
    ),
    documentRow(
      of('POVPOS_PROPERTY'),
      'DAMAGE_PHOTO',
      'OWNERSHIP_PROOF INVOICE ESTIMATE ACCIDENT_REPORT POLICE_REPORT AT_FAULT_INSURER',
    ),
    documentRow(
      of('POVPOS_THING'),
      'DAMAGE_PHOTO',
      'OWNERSHIP_PROOF INVOICE ACCIDENT_REPORT POLICE_REPORT AT_FAULT_INSURER',
    ),
  ],
  byAnswer: [
    { code: 'INVOICE', is: 'required', when: { fact: 'repairHandling', is: 'VEHICLE_FIXED' } },
    { code: 'ESTIMATE', is: 'optional', when: { fact: 'costBasis', is: 'COSTING' } },
    {
      code: 'POWER_OF_ATTORNEY',
      is: 'optional',
      when: { fact: 'reporterRole', in: ['SERVICE', 'BROKER', 'OTHER'] },
    },
    {
      code: 'POLICE_REPORT',
      is: 'leftOut',
      when: { all: [{ fact: 'policeInvestigation', is: 'NO' }, { not: isTheft }] },
    },
    { code: 'POLICE_REPORT', is: 'required', when: { fact: 'policeInvestigation', is: 'YES' } },
    // Section 9, policy age guard: we want to see how the thing was come by.
    {
      code: 'OWNERSHIP_PROOF',
      is: 'required',
      when: { all: [isTheft, { fact: 'hasMax3yearsOldPolicy', is: true }] },
    },
    // The policy of the vehicle tells it, and of one that drove away nobody does.
    { code: 'AT_FAULT_INSURER', is: 'leftOut', when: { fact: 'vehicleFound', is: true } },
    { code: 'AT_FAULT_INSURER', is: 'leftOut', when: { fact: 'culpritUnknown', is: true } },
    { code: 'BANK_CONSENT', is: 'optional', when: { fact: 'bankLien', is: 'YES' } },
    {
      code: 'BANK_CONSENT',
      is: 'optional',
      when: {
        all: [
          { fact: 'policyNumberValid', is: true },
          { any: [isWholeTheft, { all: [of('HAVNEHODA'), { fact: 'damageSize', is: 'LARGE' }] }] },
        ],
      },
    },
    { code: 'DEATH_CERTIFICATE', is: 'leftOut', when: { all: [isHealth, { not: isDead }] } },
    { code: 'DEATH_CERTIFICATE', is: 'required', when: { all: [isHealth, isDead] } },
    { code: 'PAIN_ASSESSMENT', is: 'required', when: isAssessed },
    {
      code: 'PAIN_FEE_RECEIPT',
      is: 'required',
      when: { all: [isAssessed, { fact: 'painFeePaid', is: true }] },
    },
  ],
};
