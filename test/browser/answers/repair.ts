import type { RepairShop } from '#machines/claim/fields/inspection.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import type { AnsweredPage } from '#test/browser/journeys/journey.ts';

type Handling = 'VEHICLE_HEADINGFOR_SERVICE' | 'VEHICLE_IN_SERVICE' | 'VEHICLE_NOT_DECIDED';

/** The page that tells what is damaged, and how the vehicle is repaired. */
export const handled = (page: AnsweredPage, repairHandling: Handling): AnsweredPage => ({
  ...page,
  answer: async (report) => {
    await page.answer?.(report);
    await report.fields.choose('repairHandling', repairHandling);
  },
  adds: { ...page.adds, repairHandling },
});

/** How broken glass is repaired; where nothing else is damaged, it says so. */
export const glassRepaired = (
  repairHandling: Handling,
  choices: 'repairHandling' | 'glassHandling' = 'repairHandling',
  found: AnsweredPage['adds'] = {},
): AnsweredPage => ({
  code: 'glassRepair',
  answer: ({ fields }) => fields.lead('repairHandling', repairHandling, choices),
  leads: true,
  adds: { repairHandling, ...found },
});

/** The reporter photographs the vehicle. */
export const inspection: AnsweredPage = {
  code: 'inspection',
  answer: ({ fields }) => fields.choose('inspectionMethod', 'SELF_INSPECTION'),
  adds: { inspectionMethod: 'SELF_INSPECTION' },
};

/** A technician comes to the vehicle, also where nothing else is offered. */
export const technician = ({ isOnly = false } = {}): AnsweredPage => ({
  code: 'inspection',
  answer: async ({ page, fields }) => {
    if (!isOnly) await fields.choose('inspectionMethod', 'MOBILE_TECHNICIAN');
    await fields.type('inspectionPlace', 'Brno, Servisní 12');
    await openDetails({ page });
    await fields.type('contactPerson', 'Petr Malý');
  },
  adds: {
    inspectionMethod: 'MOBILE_TECHNICIAN',
    inspectionPlace: 'Brno, Servisní 12',
    contactPerson: 'Petr Malý',
  },
});

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
    adds: { repairShop, costBasis },
  };
};

export const shopDub = listedShop({
  id: 'S001',
  name: 'Autoservis Dub, Servisní 10, Praha 4',
  contractual: true,
  atHome: false,
});
