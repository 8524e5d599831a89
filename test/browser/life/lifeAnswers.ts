import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { ReporterRole, RiskCode } from '#machines/claim/enums.ts';
import type { ClaimEventType, ContractRole } from '#machines/claim/codes/life.ts';
import { reporter } from '#test/browser/answers/role.ts';
import type { AnsweredPage } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';

export const begin: AnsweredPage = { code: 'index', adds: { claimType: 'life' } };

export const chooseRisk = (appliedRiskId: RiskCode): AnsweredPage => ({
  code: 'chooseEvent',
  answer: ({ fields }) => fields.lead('appliedRiskId', appliedRiskId),
  leads: true,
  adds: { appliedRiskId },
});

/** Who reports. */
export const chooseRole = (reporterRole: ReporterRole): AnsweredPage => ({
  code: 'chooseReporter',
  answer: ({ fields }) => fields.lead('reporterRole', reporterRole),
  leads: true,
  adds: { reporterRole },
});

/** A son or daughter of the insured, and what they are to the policy. */
export const relative = (relationToInsured: ContractRole): AnsweredPage => ({
  ...reporter,
  answer: async (report) => {
    await reporter.answer?.(report);
    await report.fields.chooseCode('relationToInsured', relationToInsured);
    await report.fields.choose('familyRelation', 'CHILD');
  },
  adds: { ...reporter.adds, relationToInsured, familyRelation: 'CHILD' },
});

/** What the search tells about a policy that covers the event. Life policies and loans here are old, journeys are short. */
const covered = (policyType: 'LIFE' | 'LOAN' | 'TRAVEL'): ClaimDetail => ({
  policyNumberValid: true,
  dummyPolicy: false,
  policyType,
  productBranch: policyType === 'TRAVEL' ? 'TRAVEL' : 'LIFE',
  policyCountry: 'CZ',
  hasMax3yearsOldPolicy: policyType === 'TRAVEL',
});

/** The names by which the pages of an event know its day. */
const twins = { NO_WORK: 'dateFrom', CARE: 'dateFrom', DEATH: 'deathDate', INJURY: 'injuryDate' } as const;
type Day = keyof typeof twins;

/** A policy of the register, older than three years, and the day of the event. */
export const knownPolicy = (policyNumber: string, days: number, event: Day): AnsweredPage => ({
  code: 'policy',
  answer: async ({ fields }) => {
    await fields.type('policyNumber', policyNumber);
    await fields.type('incidentDate', daysAgo(days).typed, `eventDay.${event}`);
  },
  adds: {
    policyNumber,
    incidentDate: daysAgo(days).iso,
    [twins[event]]: daysAgo(days).iso,
    ...covered('LIFE'),
  },
});

/** The policy of a loan or a journey, and which of its events happened. */
export const policyByEvent = (
  policyType: 'LOAN' | 'TRAVEL',
  claimEventType: ClaimEventType,
  policyNumber: string,
  day: { readonly typed: string; readonly iso: string },
  event: Day,
): AnsweredPage => ({
  code: 'policyEventType',
  answer: async ({ fields }) => {
    await fields.choose('claimEventType', claimEventType);
    await fields.type('policyNumber', policyNumber);
    await fields.type('incidentDate', day.typed, `eventDay.${event}`);
  },
  adds: {
    claimEventType,
    policyNumber,
    incidentDate: day.iso,
    [twins[event]]: day.iso,
    ...covered(policyType),
  },
});

/** The page of a policy of somebody whose name begins otherwise than that of the insured who reports, who says it is theirs. */
export const onAnotherName = (page: AnsweredPage): AnsweredPage => ({
  ...page,
  confirms: ['confirmReporterIdentification'],
});

/** The insured who reports: their name, e-mail and phone are filled in already. */
export const insuredWhoReports = {
  code: 'personalData',
  answer: ({ fields }) => fields.type('insured.birthNumber', '885219/9884', 'birth'),
  adds: {
    insured: {
      personKind: 'NATURAL',
      fullName: 'Jana Nováková',
      birthNumber: '8852199884',
      email: 'jana.novakova@example.cz',
      tel: '777123456',
      addressChoice: 'POLICY',
    },
    ageGroup: 'ADULT',
    policyAccount: true,
  },
} as const satisfies AnsweredPage;

/** Somebody who has died: only who they were. */
export const deceased: AnsweredPage = {
  code: 'personalData',
  answer: async ({ fields }) => {
    await fields.type('insured.fullName', 'Josef  Malý');
    await fields.type('insured.birthDate', '18. 5. 1951', 'birth');
  },
  adds: {
    ageGroup: 'ADULT',
    insured: { personKind: 'NATURAL', fullName: 'Josef Malý', birthDate: '1951-05-18' },
  },
};

/** The hospital that treats it. */
export const hospital = {
  medicalFacilityType: 'HOSPITAL',
  medicalFacilityName: 'Městská nemocnice Ostrava',
} as const;

export const typeHospital = async ({ fields }: Parameters<NonNullable<AnsweredPage['answer']>>[0]) => {
  await fields.pick('medicalFacilityType', hospital.medicalFacilityType);
  await fields.type('medicalFacilityName', hospital.medicalFacilityName);
};

/** Documents may follow later; the answers are checked, and the dialog before sending is agreed to. */
export const lifeEnding: readonly AnsweredPage[] = [
  { code: 'documents', adds: {} },
  {
    code: 'summary',
    confirms: ['confirmFinal'],
    adds: { truthfulness: true, dataProcessingConsent: true },
  },
  { code: 'finalised', adds: {} },
];
