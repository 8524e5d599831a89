import { costBasesOf, inspected } from '../../../machines/claim/repairHandling.ts';
import { always, type Questions } from '../questions.ts';

const whenInspected = { repairHandling: [...inspected] };
const visit = { ...whenInspected, inspectionMethod: ['MOBILE_TECHNICIAN'] };
const settled = Object.entries(costBasesOf).flatMap(([handling, bases]) =>
  bases.length > 0 ? [handling] : [],
);

export const inspectionQuestions = {
  repairHandling: always,
  inspectionMethod: whenInspected,
  inspectionPlace: visit,
  contactPerson: visit,
  costBasis: { repairHandling: settled },
} satisfies Questions;

/** How a vehicle is inspected and repaired, by page. */
export const repairQuestions = {
  inspection: inspectionQuestions,
  repairShop: { repairShop: always, 'repairShop.atHome': { 'repairShop.atHome': ['true'] } },
} satisfies Readonly<Record<string, Questions>>;
