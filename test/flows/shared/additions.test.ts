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

const withCompany = [...company, ...contact];
const roles: readonly NonNullable<ClaimDetail['reporterRole']>[] = ['INSURED', 'OTHER', 'SERVICE', 'BROKER'];

describe.each(additions)('$code', (flow) => {
  test('asks which claim it is about, and no stranger for more', () => {
    const strangers: ClaimDetail[] = [{}, ...roles.map((reporterRole) => ({ reporterRole }))];
    expect(strangers.map((claim) => asked(flow, 'claimIdentification', claim))).toEqual(
      strangers.map(() => which),
    );
  });

  test('asks for the contact that was handed over, of a garage or a broker for the company, too', () => {
    const handed = roles.map((reporterRole): ClaimDetail => ({ contactHanded: true, reporterRole }));
    expect(handed.map((claim) => asked(flow, 'claimIdentification', claim))).toEqual(
      [contact, contact, withCompany, withCompany].map((paths) => [...which, ...paths]),
    );
  });

  test('asks who adds to it how to reach them, a garage or a broker for the company, too', () => {
    expect(roles.map((reporterRole) => asked(flow, 'reporter', { reporterRole }))).toEqual([
      contact,
      contact,
      withCompany,
      withCompany,
    ]);
  });
});

const later = {
  'car.UPLOAD':
    'DAMAGE_PHOTO INVOICE ESTIMATE POLICE_REPORT ACCIDENT_REPORT VEHICLE_REGISTRATION KEYS_PROTOCOL BANK_CONSENT',
  'property.UPLOAD':
    'DAMAGE_PHOTO INVOICE ESTIMATE POLICE_REPORT FIRE_REPORT GUARANTEE_LIST OWNERSHIP_PROOF BANK_CONSENT',
  'liability.UPLOAD':
    'DAMAGE_PHOTO INVOICE ESTIMATE HEALTH_RECORD PAIN_ASSESSMENT SICK_NOTE INCOME_PROOF POLICE_REPORT',
  'life.UPLOAD':
    'HEALTH_RECORD LAST_TREATMENT_REPORT DISCHARGE_REPORT SICK_NOTE SICK_NOTE_END DISABILITY_DECISION DEATH_CERTIFICATE INCOME_PROOF MEDICAL_BILL',
  'uniflow.UPLOAD':
    'INVOICE DAMAGE_PHOTO VET_REPORT VET_INVOICE HEALTH_RECORD MEDICAL_BILL TRAVEL_CANCEL_INVOICE POLICE_REPORT EXPERT_REPORT',
};

describe.each(additions)('$code ends', (flow) => {
  test('with the question, or with what is sent later to a claim of its line', () => {
    if (flow.flowType === 'QUESTION') return expect(asked(flow, 'question', {})).toEqual(['question']);
    const { required, optional } = documentsFor(flow, { claimType: flow.claimType, flowType: flow.flowType });
    const expected: unknown = Reflect.get(later, flow.code);
    return expect([required, optional.join(' ')]).toEqual([[], expected]);
  });
});
