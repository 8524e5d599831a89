import { defineFlow } from '#machines/report/kit.ts';
import { bankData, accountLater } from '#machines/flows/shared/bankData.ts';
import { documents } from '#machines/flows/shared/documents.ts';
import { finalised } from '#machines/flows/shared/finalised.ts';
import { insuredPage } from '#machines/flows/shared/people/insuredPage.ts';
import { start } from '#machines/flows/shared/start.ts';
import { summary } from '#machines/flows/shared/summary.ts';
import { burglary } from './burglary.ts';
import { chooseEvent } from './chooseEvent.ts';
import { culprit } from './culprit.ts';
import { damage } from './damage.ts';
import { habitability } from './habitability.ts';
import { propertyDocuments } from './documents.ts';
import { event } from './event.ts';
import { inspection } from './inspection.ts';
import { propertyLine } from './line.ts';
import { otherRights } from './otherRights.ts';
import { policy } from './policy.ts';
import { propertyAddress } from './propertyAddress.ts';
import { repairShop } from './repairShop.ts';
import { reporter } from './reporter.ts';
import { vandalism } from './vandalism.ts';

/** A property claim, from the first page to the claim number. Source of its steps: specification section 4. */
export const propertyDraft = defineFlow({
  line: propertyLine,
  flowType: 'DRAFT',
  start: 'index',
  documents: propertyDocuments,
  pages: [
    start(['chooseEvent']),
    chooseEvent,
    reporter,
    policy,
    propertyAddress,
    insuredPage(['bankData'], { mayDeductTax: true }),
    bankData(['event'], undefined, [accountLater]),
    event,
    burglary,
    vandalism,
    damage,
    habitability,
    culprit,
    otherRights,
    inspection,
    repairShop,
    documents(['summary']),
    summary('finaliseNonLife'),
    finalised('documents'),
  ],
});
