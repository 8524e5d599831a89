import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { flows } from '#machines/flows/index.ts';
import documents from './documents.json' with { type: 'json' };

const codes = (words: string) => (words === '' ? [] : words.split(' '));

/** What was agreed for each kind of claim, as the claim that is of this kind. */
const claims: Readonly<Record<string, Readonly<Record<string, ClaimDetail>>>> = {
  life: {
    DNL: { appliedRiskId: 'DNL' },
    DNSB: { appliedRiskId: 'DNSB' },
    INV: { appliedRiskId: 'INV' },
    NEM: { appliedRiskId: 'NEM' },
    PN: { appliedRiskId: 'PN' },
    'PN@SELF_EMPLOYEE': { appliedRiskId: 'PN', insured: { employeeType: 'SELF_EMPLOYEE' } },
    OCR: { appliedRiskId: 'OCR' },
    TN: { appliedRiskId: 'TN' },
    'TN@FACE': { appliedRiskId: 'TN', faceImpacts: ['SCAR'] },
    UMR: { appliedRiskId: 'UMR' },
    ZO: { appliedRiskId: 'ZO' },
    SED: { appliedRiskId: 'SED' },
    'BAN@DEATH': { appliedRiskId: 'BAN', claimEventType: 'DEATH' },
    'BAN@DISABILITY': { appliedRiskId: 'BAN', claimEventType: 'DISABILITY' },
    'BAN@NO_WORK': { appliedRiskId: 'BAN', claimEventType: 'NO_WORK' },
    CPZ: { appliedRiskId: 'CPZ', claimEventType: 'INJURY' },
    PAR: { appliedRiskId: 'PAR' },
    OTHER: { appliedRiskId: 'OTHER' },
  },
  car: {
    HAVNEHODA: { eventKinds: ['HAVNEHODA'] },
    HAVSKLA: { eventKinds: ['HAVSKLA'] },
    HAVZVIRE: { eventKinds: ['HAVZVIRE'] },
    HAVVANDALISMUS: { eventKinds: ['HAVVANDALISMUS'] },
    HAVZIVEL: { eventKinds: ['HAVZIVEL'] },
    HAVODCIZENI: { eventKinds: ['HAVODCIZENI'] },
    POVPOJ: { eventKinds: ['POVPOJ_VEHICLE'], riskFlow: 'POVPOJ' },
    POVPOS: { eventKinds: ['POVPOS_VEHICLE'], riskFlow: 'POVPOS' },
    'POVPOS@HEALTH': { eventKinds: ['POVPOS_HEALTH'], riskFlow: 'POVPOS' },
  },
  property: { PROPERTY: { propertyEvent: 'FIRE' } },
  liability: {
    ODPPOJ: { riskFlow: 'ODPPOJ' },
    ODPPOS: { riskFlow: 'ODPPOS' },
    ODPPRAC: { riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' },
  },
  uniflow: {
    MACHINE: { uniKind: 'MACHINE', uniEvent: 'MACHINE_BREAKDOWN' },
    PET: { uniKind: 'PET', uniEvent: 'PET_INJURY' },
    TRAVEL: { uniKind: 'TRAVEL', uniEvent: 'TRAVEL_MEDICAL' },
    OTHER: { uniKind: 'OTHER', uniRisk: 'UNINEVIM' },
  },
};

/** What is wanted otherwise than it was agreed (`+` beside that, `-` not any more), and why. */
const otherwise: Readonly<Record<string, readonly [differs: string, why: string]>> = {
  'life INV': [
    'needs -DISABILITY_DECISION, helps +DISABILITY_DECISION',
    'the assessment decides, and who has no pension has no decision (116)',
  ],
  'life BAN@DISABILITY': [
    'needs -DISABILITY_DECISION, helps +DISABILITY_DECISION',
    'the assessment decides, and who has no pension has no decision (116)',
  ],
  'life NEM': ['helps -POLICE_REPORT', 'only after an injury'],
  'life TN@FACE': ['helps +OPERATION_PROTOCOL, helps +REHAB_REPORT', 'as of every lasting effect'],
  'life CPZ': [
    'needs -MEDICAL_BILL, helps +MEDICAL_BILL, helps -DEATH_CERTIFICATE',
    'it pays whatever the bill was, and a death is another event (116)',
  ],
  'car HAVNEHODA': ['helps -BANK_CONSENT', 'asked for where a lender is told'],
  'car HAVZVIRE': [
    'helps +INVOICE, helps +ESTIMATE, helps -POLICE_REPORT',
    'the police come to a collision alone (116)',
  ],
  'car HAVVANDALISMUS': ['helps +INVOICE, helps +ESTIMATE', 'as of every repair'],
  'car HAVZIVEL': ['helps +FIRE_REPORT, helps +ESTIMATE', 'as of every repair, and a fire is an element'],
  'car HAVODCIZENI': [
    'needs -KEYS_PROTOCOL, helps +KEYS_PROTOCOL, helps -BANK_CONSENT',
    'the insurer writes it where the keys are handed over (116)',
  ],
  'car POVPOJ': ['needs +DRIVING_LICENCE, helps -DRIVING_LICENCE', 'recourse may follow from it (116)'],
  'car POVPOS@HEALTH': ['helps -DEATH_CERTIFICATE', 'asked for after a death alone'],
  'property PROPERTY': [
    'needs +FIRE_REPORT, helps -GUARANTEE_LIST, helps -FIRE_REPORT',
    'a fire has a report, and warranties are of what was stolen (116)',
  ],
  'liability ODPPOS': [
    'needs -DAMAGE_PHOTO, helps +POLICE_REPORT, helps -OWNERSHIP_PROOF, helps -INVOICE, helps -ESTIMATE, helps -HEALTH_RECORD, helps -PAIN_ASSESSMENT',
    'each follows from what was harmed',
  ],
  'liability ODPPRAC': [
    'needs -PAIN_ASSESSMENT, helps +POLICE_REPORT, helps -PAIN_FEE_RECEIPT, helps -DEATH_CERTIFICATE',
    'a doctor assesses pain once the treatment has ended (204, 219)',
  ],
  'uniflow MACHINE': ['helps +EXPERT_REPORT, helps -POLICE_REPORT', 'a breakdown is no matter of the police'],
  'uniflow TRAVEL': [
    'needs +HEALTH_RECORD, helps -HEALTH_RECORD, helps -PIR_REPORT, helps -POLICE_REPORT, helps -TRAVEL_CONTRACT, helps -TRAVEL_CANCEL_INVOICE',
    'each event of a journey has papers of its own',
  ],
  'uniflow OTHER': [
    'helps -DAMAGE_PHOTO, helps -INVOICE, helps -OTHER',
    'who does not know what is insured is asked for nothing',
  ],
};

const marked = (mark: string, list: readonly string[]) => list.map((code) => `${mark}${code}`);
const beyond = (own: readonly string[], others: readonly string[]) =>
  own.filter((code) => !others.includes(code));

const differing = (
  line: string,
  kind: string,
  { required, optional }: { required: string; optional: string },
) => {
  const flow = flows.find(({ code }) => code === `${line}.DRAFT`);
  const claim = claims[line]?.[kind];
  if (!flow || !claim) return 'no such claim';
  const ours = documentsFor(flow, claim);
  return [
    ...marked('needs +', beyond(ours.required, codes(required))),
    ...marked('needs -', beyond(codes(required), ours.required)),
    ...marked('helps +', beyond(ours.optional, codes(optional))),
    ...marked('helps -', beyond(codes(optional), ours.optional)),
  ].join(', ');
};

describe.each(Object.entries(documents))('the documents of %s', (line, kinds) => {
  test.each(Object.entries(kinds))(
    'after %s are those agreed, or otherwise by a decision',
    (kind, agreed) => {
      expect(differing(line, kind, agreed)).toBe(otherwise[`${line} ${kind}`]?.[0] ?? '');
    },
  );
});
