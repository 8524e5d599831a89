import { home, typeHome } from '../../answers/address.ts';
import { reporter } from '../../answers/role.ts';
import type { Journey } from '../../journeys/journey.ts';
import { daysAgo } from '../../support/daysAgo.ts';
import { begin, chooseRisk, chooseRole, insuredWhoReports, knownPolicy } from '../lifeAnswers.ts';

const without = knownPolicy('4400001054', 7, 'CARE');
// Of a policy that does not insure the event nobody is told more.
const { policyType: _, productBranch: __, ...told } = without.kept;
const insured = insuredWhoReports();

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
      kept: {
        ...told,
        incidentDate: daysAgo(7).iso,
        dateFrom: daysAgo(7).iso,
        policyNumberValid: false,
      },
    },
    {
      code: 'policyNotFound',
      answer: ({ fields }) => fields.tick('continueWithoutPolicy'),
      kept: { continueWithoutPolicy: true },
    },
    {
      ...insured,
      answer: async (report) => {
        await insured.answer?.(report);
        await typeHome(report.fields, 'insured.address');
      },
      kept: {
        insured: { ...insured.kept.insured, addressChoice: 'CZECH', address: home },
        ageGroup: 'ADULT',
        healthDataConsent: true,
        ocrAllowed: false,
      },
    },
    { code: 'cannotContinue', kept: {} },
  ],
  added: {},
};
