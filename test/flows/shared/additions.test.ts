import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { mayBeLeftOut } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { isAsked } from '#machines/flow/question.ts';
import { flows } from '#machines/flows/index.ts';
import { documentsFor } from '#machines/report/documents.ts';
import type { Flow } from '#machines/report/claimFlow.ts';

const additions = flows.filter(({ flowType }) => flowType !== 'DRAFT');

/** What a page asks of a claim, in its order; what may be left out in brackets. */
const asked = (flow: Flow, code: string, claim: ClaimDetail): readonly string[] => {
  const page = getPage(flow, code);
  return page.questions
    .filter((question) => isAsked(question, page.subject.factsIn(claim)))
    .map((question) =>
      mayBeLeftOut(page.subject, question, claim, []) ? `(${question.ask})` : question.ask,
    );
};

const which = ['claimNumber', 'incidentDate'];
const contact = ['reporter.fullName', 'reporter.email', 'reporter.tel'];
const company = ['reporter.identificationNumber', 'reporter.companyName'];

describe.each(additions)('$code', (flow) => {
  test.each<[string, ClaimDetail, readonly string[]]>([
    ['nothing more of a stranger', {}, which],
    ['nothing more of a broker', { reporterRole: 'BROKER' }, which],
    [
      'the contact that was handed over',
      { contactHanded: true, reporterRole: 'INSURED' },
      [...which, ...contact],
    ],
    [
      'the company of a garage',
      { contactHanded: true, reporterRole: 'SERVICE' },
      [...which, ...company, ...contact],
    ],
    [
      'the company of a broker',
      { contactHanded: true, reporterRole: 'BROKER' },
      [...which, ...company, ...contact],
    ],
  ])('asks which claim it is about, and %s', (_, claim, expected) => {
    expect(asked(flow, 'claimIdentification', claim)).toEqual(expected);
  });

  test.each<[ClaimDetail['reporterRole'], readonly string[]]>([
    ['INSURED', contact],
    ['OTHER', contact],
    ['SERVICE', [...company, ...contact]],
    ['BROKER', [...company, ...contact]],
  ])('asks of who is %s how to reach them', (reporterRole, expected) => {
    expect(asked(flow, 'reporter', { reporterRole })).toEqual(expected);
  });
});

test.each(additions.filter(({ flowType }) => flowType === 'QUESTION'))('$code asks the question', (flow) => {
  expect(asked(flow, 'question', {})).toEqual(['question']);
});

test.each([
  [
    'car.UPLOAD',
    'DAMAGE_PHOTO INVOICE ESTIMATE POLICE_REPORT ACCIDENT_REPORT VEHICLE_REGISTRATION KEYS_PROTOCOL BANK_CONSENT',
  ],
  [
    'property.UPLOAD',
    'DAMAGE_PHOTO INVOICE ESTIMATE POLICE_REPORT FIRE_REPORT GUARANTEE_LIST OWNERSHIP_PROOF BANK_CONSENT',
  ],
  [
    'liability.UPLOAD',
    'DAMAGE_PHOTO INVOICE ESTIMATE HEALTH_RECORD PAIN_ASSESSMENT SICK_NOTE INCOME_PROOF POLICE_REPORT',
  ],
  [
    'life.UPLOAD',
    'HEALTH_RECORD LAST_TREATMENT_REPORT DISCHARGE_REPORT SICK_NOTE SICK_NOTE_END DISABILITY_DECISION DEATH_CERTIFICATE INCOME_PROOF MEDICAL_BILL',
  ],
  [
    'uniflow.UPLOAD',
    'INVOICE DAMAGE_PHOTO VET_REPORT VET_INVOICE HEALTH_RECORD MEDICAL_BILL TRAVEL_CANCEL_INVOICE POLICE_REPORT EXPERT_REPORT',
  ],
])('what is sent later to a claim of %s is one of these', (code, expected) => {
  const [flow] = additions.filter((one) => one.code === code);
  if (!flow) throw new Error(`Nobody has a flow ${code}.`);
  const { required, optional } = documentsFor(flow, { claimType: flow.claimType, flowType: flow.flowType });
  expect([required, optional]).toEqual([[], expected.split(' ')]);
});
