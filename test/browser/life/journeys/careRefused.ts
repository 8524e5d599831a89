import { home, typeHome } from '#test/browser/answers/address.ts';
import { reporter } from '#test/browser/answers/role.ts';
import type { Journey } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import {
  begin,
  chooseRisk,
  chooseRole,
  insuredWhoReports,
  knownPolicy,
} from '#test/browser/life/lifeAnswers.ts';

const without = knownPolicy('4400001054', 7, 'CARE');
// Of a policy that does not insure the event nobody is told more.
const { policyType: _, productBranch: __, ...told } = without.adds;
const insured = insuredWhoReports;

/** Caring for a family member, on a policy that does not cover it. */
export const careRefused: Journey = {
  variant: 'OCR',
  pages: [
    begin,
    chooseRisk('OCR'),
    chooseRole('INSURED'),
    reporter,
    {
      ...without,
      adds: {
        ...told,
        incidentDate: daysAgo(7).iso,
        dateFrom: daysAgo(7).iso,
        policyNumberValid: false,
      },
    },
    {
      code: 'policyNotFound',
      answer: ({ fields }) => fields.tick('continueWithoutPolicy'),
      adds: { continueWithoutPolicy: true },
    },
    {
      ...insured,
      answer: async (report) => {
        await insured.answer?.(report);
        await typeHome(report.fields, 'insured.address');
      },
      adds: {
        insured: { ...insured.adds.insured, addressChoice: 'CZECH', address: home },
        ageGroup: 'ADULT',
        ocrAllowed: false,
      },
    },
    { code: 'cannotContinue', adds: {} },
  ],
  added: {},
};
