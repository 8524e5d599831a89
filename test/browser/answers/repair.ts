import type { RepairShop } from '../../../machines/claim/fields/inspection.ts';
import type { AnsweredPage } from '../journeys/journey.ts';

/** The vehicle goes to a shop, the reporter photographs it, the invoice is paid. Where only glass is repaired, it says so. */
export const inspection = (choices: 'repairHandling' | 'glassHandling' = 'repairHandling'): AnsweredPage => ({
  code: 'inspection',
  answer: async ({ fields }) => {
    await fields.choose('repairHandling', 'VEHICLE_HEADINGFOR_SERVICE', choices);
    await fields.choose('inspectionMethod', 'SELF_INSPECTION');
    await fields.choose('costBasis', 'INVOICE');
  },
  kept: {
    repairHandling: 'VEHICLE_HEADINGFOR_SERVICE',
    inspectionMethod: 'SELF_INSPECTION',
    costBasis: 'INVOICE',
  },
});

/** A technician comes to a vehicle that is in a shop; the payout follows a price list, which is confirmed. */
export const technician: AnsweredPage = {
  code: 'inspection',
  answer: async ({ fields }) => {
    await fields.choose('repairHandling', 'VEHICLE_IN_SERVICE');
    await fields.choose('inspectionMethod', 'MOBILE_TECHNICIAN');
    await fields.type('inspectionPlace', 'Brno, Servisní 12');
    await fields.type('contactPerson', 'Petr Malý');
    await fields.choose('costBasis', 'COSTING');
  },
  confirms: ['costingRiskInfo'],
  kept: {
    repairHandling: 'VEHICLE_IN_SERVICE',
    inspectionMethod: 'MOBILE_TECHNICIAN',
    inspectionPlace: 'Brno, Servisní 12',
    contactPerson: 'Petr Malý',
    costBasis: 'COSTING',
  },
};

/** Nobody knows yet how it is repaired: we call. */
export const undecided: AnsweredPage = {
  code: 'inspection',
  answer: ({ fields }) => fields.choose('repairHandling', 'VEHICLE_NOT_DECIDED'),
  confirms: ['waitForContact'],
  kept: { repairHandling: 'VEHICLE_NOT_DECIDED' },
};

/** A shop of the list, searched for by its name and confirmed with what it means for the payment. */
export const listedShop = (
  repairShop: RepairShop,
  dialog: 'confirmRecommendedShop' | 'nonContractService',
): AnsweredPage => ({
  code: 'repairShop',
  answer: async ({ page, say }) => {
    const [name = ''] = repairShop.name.split(',');
    await page.getByRole('searchbox', { name: say('car:repairShop.search') }).fill(name);
    await page.getByRole('radio', { name, exact: true }).check();
  },
  confirms: [dialog],
  kept: { repairShop },
});

export const shopDub = listedShop(
  { id: 'S001', name: 'Autoservis Dub, Servisní 10, Praha 4', contractual: true, atHome: false },
  'confirmRecommendedShop',
);
