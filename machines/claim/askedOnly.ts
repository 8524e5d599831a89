import type { ClaimDetail } from './claim.ts';
import { DamageKind, type BankContactType } from './enums.ts';
import { detailsOutside } from './eventDetails.ts';
import { damageListOf, ownDamageKinds } from './injuredRules.ts';
import { lifeAskedOnly } from './life/lifeDependents.ts';
import { isAboutDeath } from './life/lifeRoles.ts';
import { isBasisOffered, isInspected } from './repairHandling.ts';
import { reporterRolesOf } from './riskFlow.ts';

type Asked = { only: readonly string[]; when: (claim: ClaimDetail) => boolean };

/** Answers that have a place in the claim only while another answer asks for them. */
export const askedOnly: readonly Asked[] = [
  ...(['insured', 'injured'] as const).flatMap(personAnswers),
  ...lifeAskedOnly,
  { only: ['insured'], when: ({ riskFlow }) => riskFlow !== 'POVPOS' },
  { only: ['policyAccount', 'maskedAccount'], when: hasPolicyOfInsured },
  { only: ['country'], when: ({ countryScope = 'ABROAD' }) => countryScope === 'ABROAD' },
  {
    only: ['policeStation', 'policeFileNo'],
    when: ({ policeInvestigation = 'YES' }) => policeInvestigation === 'YES',
  },
  { only: ['frameworkNo'], when: ({ vehicleKind = 'MACHINE' }) => vehicleKind === 'MACHINE' },
  { only: ['contractSearch'], when: ({ contractKnown = 'YES' }) => contractKnown === 'YES' },
  { only: ['reasonToChooseInsurance'], when: ({ contractKnown }) => contractKnown !== 'YES' },
  {
    only: ['otherParty.registrationNo', 'otherParty.insurer'],
    when: ({ riskFlow, vehicleFound }) => riskFlow !== 'POVPOS' || vehicleFound !== true,
  },
  { only: ['windShield'], when: ({ glassParts = ['CELNI_SKLO'] }) => glassParts.includes('CELNI_SKLO') },
  { only: ['hailDents'], when: ({ elementType = 'HAIL' }) => elementType === 'HAIL' },
  { only: ['keysCount'], when: ({ theftKind = 'WHOLE_VEHICLE' }) => theftKind === 'WHOLE_VEHICLE' },
  {
    only: ['stolenThings'],
    when: ({ theftKind = 'PART' }) => theftKind === 'PART' || theftKind === 'LUGGAGE',
  },
  { only: ['painFormPoints', 'painFormFee'], when: ({ painForm = 'YES' }) => painForm === 'YES' },
  {
    only: ['repairShop'],
    when: ({ repairHandling }) => repairHandling === undefined || inService.includes(repairHandling),
  },
  {
    only: ['inspectionMethod', 'inspectionPlace', 'placeId', 'contactPerson'],
    when: ({ repairHandling }) => repairHandling === undefined || isInspected(repairHandling),
  },
  {
    only: ['inspectionPlace', 'placeId', 'contactPerson'],
    when: ({ inspectionMethod = 'MOBILE_TECHNICIAN' }) => inspectionMethod === 'MOBILE_TECHNICIAN',
  },
  {
    only: ['costBasis'],
    when: ({ repairHandling, costBasis }) => isBasisOffered(repairHandling, costBasis),
  },
  {
    only: ['userEnteredBankContact'],
    when: ({ bankContactType = 'ENTERED' }) => bankContactType === 'ENTERED',
  },
  {
    only: ['userEnteredAnotherBankContact'],
    when: ({ bankContactType = 'ENTERED_ANOTHER' }) => bankContactType === 'ENTERED_ANOTHER',
  },
  { only: ['bankContact'], when: ({ bankContactType = 'FOREIGN' }) => isOwnContact(bankContactType) },
  { only: ['bankContact.iban'], when: ({ bankContactType = 'FOREIGN' }) => bankContactType === 'FOREIGN' },
  {
    only: [
      'bankContact.companyName',
      'bankContact.identificationNumber',
      'bankContact.accountPrefix',
      'bankContact.accountNumber',
      'bankContact.bankCode',
    ],
    when: ({ bankContactType = 'REPAIR_SHOP_COMPANY' }) => bankContactType === 'REPAIR_SHOP_COMPANY',
  },
  { only: ['reporterRole'], when: hasOfferedRole },
  ...DamageKind.options.map(ownDamageOf),
];

/** @returns the answers no chosen kind of event asks for */
export const outsideEvent = ({ eventKinds = [] }: ClaimDetail): readonly string[] =>
  eventKinds.length === 0 ? [] : detailsOutside(eventKinds);

const isOwnContact = (type: BankContactType) => type === 'FOREIGN' || type === 'REPAIR_SHOP_COMPANY';

const inService = ['VEHICLE_HEADINGFOR_SERVICE', 'VEHICLE_IN_SERVICE'];

/** No account where no contract is found, none of the insured for the injured, none that may be a deceased person's. */
function hasPolicyOfInsured(claim: ClaimDetail): boolean {
  const { riskFlow, vehicleFound, policyNumberValid } = claim;
  return (
    !isAboutDeath(claim) && riskFlow !== 'POVPOS' && vehicleFound !== false && policyNumberValid !== false
  );
}

/** Where the injured reports, their own damage is the first of the list: of each kind that they chose. */
function ownDamageOf(kind: DamageKind): Asked {
  return {
    only: [`injuredParties[0].${damageListOf[kind]}`],
    when: ({ riskFlow, eventKinds = [], injuredParties: [own] = [] }) =>
      riskFlow !== 'POVPOS' ||
      ownDamageKinds(eventKinds).includes(kind) ||
      (own?.damageKinds ?? []).includes(kind),
  };
}

function personAnswers(who: 'insured' | 'injured'): Asked[] {
  const company = ['legalForm', 'companyName', 'identificationNumber', 'vatId'];
  const human = ['birthNumber', 'birthDate', 'gender', 'ageGroup', 'handedness', 'employeeType'];
  const isCorporate = ({ [who]: person }: ClaimDetail) =>
    person?.personKind === 'LEGAL' && person.legalForm === 'CORPORATE';
  return [
    {
      only: company.map((name) => `${who}.${name}`),
      when: ({ [who]: person }) => person?.personKind !== 'NATURAL',
    },
    { only: human.map((name) => `${who}.${name}`), when: (claim) => !isCorporate(claim) },
  ];
}

function hasOfferedRole({ eventKinds = [], riskFlow, reporterRole }: ClaimDetail): boolean {
  if (eventKinds.length === 0 || riskFlow === undefined || reporterRole === undefined) return true;
  return reporterRolesOf(riskFlow).includes(reporterRole);
}
