import { BankContactType, InjurySeverityCode, UniKind } from '#machines/claim/enums.ts';
import type { Rule } from '#machines/claim/rule.ts';
import type { NextStepRow, NextStepTable, StepWords, Within } from '#machines/report/nextSteps.ts';

const twoWorkingDays: Within = { workingDays: 2 };
const twoWeeks: Within = { days: 14 };

const isGone: Rule = { fact: 'theftKind', is: 'WHOLE_VEHICLE' };
const isAtWork: Rule = { fact: 'riskFlow', is: 'ODPPRAC' };
const isEmployerHarmed: Rule = { fact: 'harmed', is: 'EMPLOYER' };

/** The one who caused damage to others reports it, so that those are paid. */
const isCaused: Rule = {
  any: [
    { fact: 'riskFlow', in: ['POVPOJ', 'ODPPOJ'] },
    { fact: 'uniEvent', in: ['PET_LIABILITY', 'TRAVEL_LIABILITY'] },
  ],
};

/** Who reports what an employer has to answer to us. */
const isForEmployer: Rule = {
  all: [
    isAtWork,
    {
      any: [
        { all: [isEmployerHarmed, { not: { fact: 'reporterRole', is: 'INJURED' } }] },
        { all: [{ not: isEmployerHarmed }, { not: { fact: 'reporterRole', is: 'INSURED' } }] },
      ],
    },
  ],
};

/** Somebody is being treated whose injury was told on a page of its own. */
const isHurt: Rule = {
  any: [
    { fact: 'eventKinds', is: 'POVPOS_HEALTH' },
    {
      all: [
        { fact: 'riskFlow', in: ['ODPPOS', 'ODPPRAC'] },
        { fact: 'injurySeverity.code', in: InjurySeverityCode.exclude(['4']).options },
      ],
    },
  ],
};

/** Somebody was hurt in or by the vehicle whose own damage is reported. */
const isHurtOnTheRoad: Rule = { fact: 'peopleHurt', is: 'YES' };

/** Somebody may have seen it whom the reporter has not named. */
const maySeeIt: Rule = {
  any: [
    { fact: 'eventKinds', is: 'HAVNEHODA' },
    { fact: 'riskFlow', in: ['POVPOJ', 'POVPOS', 'ODPPOJ', 'ODPPOS'] },
  ],
};
/** The general practitioner knows when it began. */
const isOfPractitioner: Rule = { fact: 'appliedRiskId', in: ['ZO', 'INV', 'DNSB', 'TN'] };
const isRepairUndecided: Rule = {
  any: [
    { fact: 'repairHandling', is: 'VEHICLE_NOT_DECIDED' },
    { fact: 'propertyRepairHandling', is: 'PROPERTY_NOT_DECIDED' },
  ],
};

/** What the paper that ends it is about still lasts. */
const isStaying: Rule = { fact: 'stayOngoing', is: true };
const isTreated: Rule = {
  all: [
    { fact: 'appliedRiskId', is: 'DNL' },
    { fact: 'treatmentEnded', is: 'NO' },
  ],
};
const goesOn: Rule = { fact: 'ongoing', is: true };

const isTreatedAbroad: Rule = { fact: 'uniEvent', is: 'TRAVEL_MEDICAL' };
const isOfUniflow: Rule = { fact: 'uniKind', in: UniKind.options };

/** Who has paid the injured already is paid themselves. */
const isUnpaid: Rule = { not: { fact: 'settledWithInjured', in: ['PART', 'ALL'] } };

const isOfAnyAccount: Rule = { fact: 'bankContactType', in: BankContactType.options };
const isWithoutAccount: Rule = {
  any: [{ not: isOfAnyAccount }, { fact: 'bankContactType', is: 'NONE' }],
};
const isShopPaid: Rule = { fact: 'bankContactType', is: 'REPAIR_SHOP_COMPANY' };
const isToPolicy: Rule = { fact: 'bankContactType', is: 'POLICY' };
const isContractual: Rule = { fact: 'repairShop.contractual', is: true };

/** We pay a partner shop; what is due besides the repair goes to the account chosen. That we pay the shop is said only once. */
const afterPartner = (key: string, ...when: readonly Rule[]): StepWords => ({
  key,
  when: { all: [isContractual, ...when] },
});

const decision: readonly StepWords[] = [
  { key: 'toInjured', when: { all: [{ any: [isCaused, isAtWork] }, isUnpaid] } },
  // Above what the law leaves the owner, the lender is paid: the account is promised to nobody.
  { key: 'toLender', when: { fact: 'bankLien', is: 'YES' } },
  { key: 'toClaimants', answered: 'claimants' },
  { key: 'withoutAccount', when: { fact: 'bankContactType', is: 'FUTURE_ACCOUNT' } },
  afterPartner('restToPolicy', isToPolicy),
  afterPartner('restToAccount', { not: isWithoutAccount }, { not: isShopPaid }),
  afterPartner('shopPaid', { fact: 'shopKind', is: 'PARTNER' }),
  afterPartner('toShop'),
  { key: 'toShop', when: isShopPaid },
  { key: 'toPolicy', when: isToPolicy },
  // After a loan there is no account, because the lender is paid.
  { key: 'toLender', when: { all: [{ not: isOfAnyAccount }, { fact: 'appliedRiskId', is: 'BAN' }] } },
  { key: 'withoutAccount', when: isWithoutAccount },
  { key: 'text' },
];

const text: StepWords = { key: 'text' };
const afterFiles: readonly NextStepRow[] = [{ name: 'contact', text, within: twoWorkingDays }];

/** What happens after a claim is sent, in order. A line of insurance may have no words for a step, which is then left out. */
export const nextSteps: NextStepTable = {
  DRAFT: [
    {
      name: 'urgent',
      when: {
        any: [
          { fact: 'habitable', is: 'NO' },
          { fact: 'leakStopped', is: 'NO' },
        ],
      },
      text,
    },
    { name: 'court', when: { fact: 'courtProceedings', is: 'YES' }, text },
    { name: 'contact', text: [{ key: 'theft', when: isGone }, text], within: twoWorkingDays },
    { name: 'police', when: isGone, text },
    { name: 'culpritCar', when: { fact: 'culpritUnknown', is: true }, text, task: 'written' },
    { name: 'culprit', when: { fact: 'riskFlow', is: 'ODPPOS' }, text, within: twoWorkingDays },
    {
      name: 'employer',
      when: isForEmployer,
      text: [{ key: 'claim', when: isEmployerHarmed }, text],
      within: twoWorkingDays,
    },
    {
      name: 'injured',
      when: isCaused,
      text,
      values: { count: { rowsOf: 'injuredParties' } },
      within: twoWorkingDays,
    },
    { name: 'inspection', text: { key: { of: 'inspectionMethod' } } },
    { name: 'inspection', when: isOfUniflow, answered: 'inspectionPlace', text },
    { name: 'bills', when: isTreatedAbroad, text },
    { name: 'benefit', when: { all: [isTreatedAbroad, { fact: 'injuryKind', is: 'INJURY' }] }, text },
    {
      name: 'found',
      when: {
        all: [
          { fact: 'uniEvent', is: 'PET_LOST' },
          { fact: 'petFound', is: 'NO' },
        ],
      },
      text,
    },
    {
      name: 'repair',
      answered: 'repairShop.name',
      text: [
        { key: 'HOME', when: { fact: 'shopKind', is: 'HOME' } },
        { key: 'PARTNER', when: { fact: 'shopKind', is: 'PARTNER' } },
        { key: 'PAID', when: isShopPaid },
        { key: 'OTHER' },
      ],
      values: { shop: { of: 'repairShop.name' } },
    },
    {
      name: 'neighbours',
      when: { fact: 'othersFlooded', is: 'YES' },
      text,
      way: '/nonlife/liability?event=ODPPOJ',
    },
    { name: 'hurtInside', when: isHurtOnTheRoad, text, way: '/life?event=SED' },
    {
      name: 'hurtOutside',
      when: { all: [isHurtOnTheRoad, { not: { fact: 'incidentCausedByInsured', is: 'OTHER' } }] },
      text,
      way: '/nonlife/car?event=POVPOJ_HEALTH',
    },
    { name: 'discharge', when: isStaying, text },
    { name: 'treatment', when: isTreated, text },
    { name: 'end', when: goesOn, text: [{ key: 'care', when: { fact: 'appliedRiskId', is: 'OCR' } }, text] },
    { name: 'consent', when: { fact: 'insuredKnows', is: true }, text },
    { name: 'representative', when: { fact: 'insuredCannotKnow', is: true }, text },
    { name: 'identity', text: { key: { of: 'identificationWay' } }, task: 'done' },
    { name: 'health', when: isHurt, text },
    { name: 'witnesses', when: maySeeIt, unanswered: 'witnesses', text, within: twoWeeks, task: 'written' },
    {
      name: 'practitioner',
      when: isOfPractitioner,
      unanswered: 'gpName',
      text,
      within: twoWeeks,
      task: 'written',
    },
    {
      name: 'painForm',
      when: { all: [isHurt, { not: { fact: 'painForm', is: 'YES' } }] },
      text,
      task: 'written',
    },
    { name: 'undecided', when: isRepairUndecided, text, within: twoWeeks, task: 'written' },
    // Three months to settle a claim. Source: Civil Code of the Czech Republic, section 2798.
    { name: 'decision', text: decision, within: { months: 3 } },
  ],
  UPLOAD: afterFiles,
  QUESTION: afterFiles,
};
