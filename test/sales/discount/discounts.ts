import type { KnownOfDiscount } from '#machines/service/sales/discountRecord.ts';
import type { InsurancePeriod } from '#machines/service/sales/policyRecord.ts';

/** Insurance of a car between two days, with losses of compulsory insurance on others. */
export const insured = (from: string, to: string, ...losses: readonly string[]): InsurancePeriod => ({
  insurer: 'Vzorová pojišťovna',
  from,
  to,
  vehicleType: 'A',
  events: losses.map((date) => ({ date, kind: 'LIABILITY' })),
});

/** A compulsory insurance of a car, agreed on the day of the tests, of somebody with 148 months and one loss. */
export const knownOf = {
  policy: {
    insuranceType: 'POV',
    country: 'CZ',
    agreementDate: '2026-11-20',
    vehicleType: 'A',
    technicalInsurance: 9_600,
    isFleet: false,
  },
  periods: [insured('2014-07-01', '2026-10-31', '2021-03-08')],
  carried: [],
  credits: { isAway: false, available: 12_400 },
} satisfies KnownOfDiscount;
