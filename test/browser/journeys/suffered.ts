import { enteredAccount } from '#test/browser/answers/bank.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import { ending } from '#test/browser/answers/ending.ts';
import { damageExtent, damagedParts, event } from '#test/browser/answers/event.ts';
import { foundVehicle, injured } from '#test/browser/answers/fillInfo.ts';
import { glassRepaired, shopDub, technician } from '#test/browser/answers/repair.ts';
import { index, liability, reporterOf } from '#test/browser/answers/role.ts';
import type { Report } from '#test/browser/report.ts';
import type { AnsweredPage, Journey } from './journey.ts';
import { tiguan } from './vehicles.ts';
import { pointAt } from '#test/browser/support/pointAt.ts';

const vehicle = {
  vehicleKind: 'VEHICLE',
  registrationNo: '3AB4567',
} as const;
const financialLosses = [{ description: 'Půjčené auto na týden', price: 8000.5 }];

const sufferedDamage: AnsweredPage = {
  code: 'sufferedDamage',
  answer: async ({ fields }) => {
    const own = 'injuredParties[0].damagedVehicles[0]';
    const loss = 'injuredParties[0].financialLosses[0]';
    await fields.type(`${own}.registrationNo`, '3ab 4567');
    await fields.tickSome('furtherDamage', ['LOSS']);
    await fields.type(`${loss}.description`, 'Půjčené auto na týden');
    await fields.type(`${loss}.price`, '8 000,50');
  },
  adds: {
    injuredParties: [{ damageKinds: ['LOSS'], damagedVehicles: [vehicle], financialLosses }],
  },
};

const story = event({ cause: '100', story: 'Auto přede mnou začalo couvat.', police: 'Brno-střed' });
const sufferedEvent: AnsweredPage = {
  ...story,
  answer: async (report) => {
    await story.answer?.(report);
    await openDetails(report);
    await report.fields.type('otherParty.fullName', 'Karel Viník');
  },
  adds: { ...story.adds, otherParty: { fullName: 'Karel Viník' } },
};

const glass: AnsweredPage = {
  code: 'glass',
  answer: async ({ page, fields }) => {
    await pointAt(page, ['ZADNI_SKLO']);
    await openDetails({ page });
    await fields.tickSome('glassFeatures', ['NONE']);
  },
  adds: { glassParts: ['ZADNI_SKLO'], glassFeatures: ['NONE'] },
};

const severity = { code: '1' } as const;
const injuryDescription = 'Zlomená pravá ruka.';

const injury: AnsweredPage = {
  code: 'injury',
  answer: async ({ fields, page }) => {
    await openDetails({ page });
    await fields.choose('injurySeverity.code', '1');
    await fields.pick('injuryType', '020');
    await fields.type('injuryDescription', injuryDescription);
    await fields.answerYesNo('injuryCompensated', 'NO');
    await fields.answerYesNo('painForm', 'YES');
    await fields.type('painFormPoints', '120');
    await fields.type('painFormFee', '500');
  },
  adds: {
    injurySeverity: severity,
    injuryType: '020',
    injuryDescription,
    injuryCompensated: 'NO',
    painForm: 'YES',
    painFormPoints: 120,
    painFormFee: 500,
  },
};

/** Who is no client yet agrees at the end that we keep their contact. */
const endingOfNewcomer = ending.map((page) =>
  page.code === 'summary'
    ? {
        ...page,
        answer: async (report: Report) => {
          await report.fields.answerYesNo('keepContact', 'YES');
          await page.answer?.(report);
        },
        adds: { ...page.adds, keepContact: 'YES', contactConsent: true } as const,
      }
    : page,
);

/** Damage done by another vehicle to the reporter's vehicle, its glass and their health that many days ago. */
export const sufferedOf = (days: number): Journey => ({
  variant: 'POVPOS',
  pages: [
    index,
    liability('POVPOS', ['POVPOS_VEHICLE', 'POVPOS_GLASS', 'POVPOS_HEALTH'], 'FUSION'),
    reporterOf('INJURED'),
    foundVehicle(tiguan, days),
    injured,
    enteredAccount,
    sufferedEvent,
    sufferedDamage,
    damagedParts,
    damageExtent(false),
    glass,
    glassRepaired('VEHICLE_IN_SERVICE'),
    injury,
    technician({ isOnly: true }),
    shopDub,
    ...endingOfNewcomer,
  ],
  added: {
    injuredParties: [
      {
        injured: injured.adds.injured,
        damageKinds: ['VEHICLE', 'HEALTH', 'LOSS'],
        damagedVehicles: [{ ...vehicle, damagedParts: ['NARAZNIK_PREDNI', 'KAPOTA'], damageSize: 'MEDIUM' }],
        damagedLifes: [{ injurySeverity: severity, injuryType: '020', description: injuryDescription }],
        financialLosses,
      },
    ],
  },
});
