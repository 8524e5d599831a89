import type { RepairShop } from '../../../machines/claim/fields/inspection.ts';
import type { AnsweredPage } from '../journeys/journey.ts';

/** The vehicle goes to a shop, the reporter photographs it. Where only glass is repaired, it says so. */
export const inspection = (choices: 'repairHandling' | 'glassHandling' = 'repairHandling'): AnsweredPage => ({
  code: 'inspection',
  answer: async ({ fields }) => {
    await fields.choose('repairHandling', 'VEHICLE_HEADINGFOR_SERVICE', choices);
    await fields.choose('inspectionMethod', 'SELF_INSPECTION');
  },
  kept: {
    repairHandling: 'VEHICLE_HEADINGFOR_SERVICE',
    inspectionMethod: 'SELF_INSPECTION',
  },
});

/** A technician comes to a vehicle that is in a shop, also where nothing else is offered. */
export const technician = ({ isOnly = false } = {}): AnsweredPage => ({
  code: 'inspection',
  answer: async ({ fields }) => {
    await fields.choose('repairHandling', 'VEHICLE_IN_SERVICE');
    if (!isOnly) await fields.choose('inspectionMethod', 'MOBILE_TECHNICIAN');
    await fields.type('inspectionPlace', 'Brno, Servisní 12');
    await fields.type('contactPerson', 'Petr Malý');
  },
  kept: {
    repairHandling: 'VEHICLE_IN_SERVICE',
    inspectionMethod: 'MOBILE_TECHNICIAN',
    inspectionPlace: 'Brno, Servisní 12',
    contactPerson: 'Petr Malý',
  },
});

/** Nobody knows yet how it is repaired: we call. */
export const undecided: AnsweredPage = {
  code: 'inspection',
  answer: ({ fields }) => fields.choose('repairHandling', 'VEHICLE_NOT_DECIDED'),
  kept: { repairHandling: 'VEHICLE_NOT_DECIDED' },
};

/** A shop of the list, searched for by its name. A partner is paid by its invoice, another as the reporter likes. */
export const listedShop = (repairShop: RepairShop): AnsweredPage => {
  const costBasis = repairShop.contractual ? 'INVOICE' : 'COSTING';
  return {
    code: 'repairShop',
    answer: async ({ page, say, fields }) => {
      const [name = ''] = repairShop.name.split(',');
      await page.getByRole('searchbox', { name: say('car:repairShop.search') }).fill(name);
      await page.getByRole('radio', { name, exact: true }).check();
      if (!repairShop.contractual) await fields.choose('costBasis', costBasis);
    },
    kept: { repairShop, costBasis },
  };
};

export const shopDub = listedShop({
  id: 'S001',
  name: 'Autoservis Dub, Servisní 10, Praha 4',
  contractual: true,
  atHome: false,
});
