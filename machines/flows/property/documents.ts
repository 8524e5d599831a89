import { documentRow } from '#machines/report/kit.ts';
import type { DocumentTable } from '#machines/report/documents.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { after, isTheft } from './conditions.ts';

const isByDriver: Rule = { fact: 'damageCause', is: '110' };

/** Before the event is chosen, these are the documents of any, so that the first page can say what to prepare. */
const isOpen: Rule = {
  not: after('WATER', 'PERIL', 'FIRE', 'BURGLARY', 'VANDALISM', 'GLASS', 'SURGE', 'OTHER_DAMAGE'),
};

/** The documents of a property claim, for every kind of event. */
export const propertyDocuments: DocumentTable = {
  rows: [
    documentRow(isOpen, 'DAMAGE_PHOTO', 'OWNERSHIP_PROOF GUARANTEE_LIST ESTIMATE INVOICE'),
    documentRow(after('WATER'), 'DAMAGE_PHOTO', 'ESTIMATE INVOICE SVJ_STATEMENT OWNERSHIP_PROOF'),
    documentRow(after('PERIL'), 'DAMAGE_PHOTO', 'ESTIMATE INVOICE OWNERSHIP_PROOF'),
    documentRow(after('FIRE'), 'DAMAGE_PHOTO FIRE_REPORT', 'POLICE_REPORT ESTIMATE INVOICE OWNERSHIP_PROOF'),
    documentRow(isTheft, 'POLICE_REPORT DAMAGE_PHOTO', 'OWNERSHIP_PROOF GUARANTEE_LIST ESTIMATE INVOICE'),
    documentRow(after('VANDALISM'), 'DAMAGE_PHOTO', 'POLICE_REPORT ESTIMATE INVOICE'),
    documentRow(after('GLASS'), 'DAMAGE_PHOTO', 'ESTIMATE INVOICE'),
    documentRow(after('SURGE'), 'DAMAGE_PHOTO', 'EXPERT_REPORT GUARANTEE_LIST ESTIMATE INVOICE'),
    documentRow(after('OTHER_DAMAGE'), 'DAMAGE_PHOTO', 'POLICE_REPORT ESTIMATE INVOICE OWNERSHIP_PROOF'),
    documentRow(isByDriver, '', 'ACCIDENT_REPORT AT_FAULT_INSURER'),
    documentRow({ fact: 'culpritLikely', is: true }, '', 'WITNESS_STATEMENT'),
    documentRow({ fact: 'fireBrigade', is: 'YES' }, '', 'FIRE_REPORT'),
  ],
  byAnswer: [
    // What is gone nobody can photograph.
    { code: 'DAMAGE_PHOTO', is: 'leftOut', when: { fact: 'somethingToSee', is: false } },
    { code: 'FIRE_REPORT', is: 'leftOut', when: { fact: 'fireBrigade', in: ['NO', 'UNKNOWN'] } },
    {
      code: 'SVJ_STATEMENT',
      is: 'leftOut',
      when: { fact: 'propertyKind', in: ['HOUSE', 'COTTAGE', 'OUTBUILDING', 'UNDER_CONSTRUCTION'] },
    },
    {
      code: 'POLICE_REPORT',
      is: 'leftOut',
      when: { all: [{ fact: 'policeInvestigation', is: 'NO' }, { not: isTheft }] },
    },
    { code: 'POLICE_REPORT', is: 'required', when: { fact: 'policeInvestigation', is: 'YES' } },
    { code: 'INVOICE', is: 'required', when: { fact: 'propertyRepairHandling', is: 'PROPERTY_FIXED' } },
    { code: 'BANK_CONSENT', is: 'optional', when: { fact: 'bankLien', is: 'YES' } },
    {
      code: 'POWER_OF_ATTORNEY',
      is: 'optional',
      when: { fact: 'reporterRole', in: ['SERVICE', 'BROKER', 'OTHER'] },
    },
    // Section 9, policy age guard: we want to see how the thing was come by.
    {
      code: 'OWNERSHIP_PROOF',
      is: 'required',
      when: { all: [isTheft, { fact: 'hasMax3yearsOldPolicy', is: true }] },
    },
  ],
};
