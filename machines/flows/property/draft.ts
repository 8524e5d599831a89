import { defineFlow } from '../../flow/flow.ts';
import { bankData } from '../shared/bankData.ts';
import { documents } from '../shared/documents.ts';
import { finalised } from '../shared/finalised.ts';
import { insuredPage } from '../shared/people/insuredPage.ts';
import { policyPage } from '../shared/policyPage.ts';
import { start } from '../shared/start.ts';
import { summary } from '../shared/summary.ts';
import { burglary } from './burglary.ts';
import { chooseEvent } from './chooseEvent.ts';
import { culprit } from './culprit.ts';
import { damage } from './damage.ts';
import { propertyDocuments } from './documents.ts';
import { event } from './event.ts';
import { inspection } from './inspection.ts';
import { propertyLine } from './line.ts';
import { otherRights } from './otherRights.ts';
import { propertyAddress } from './propertyAddress.ts';
import { repairShop } from './repairShop.ts';
import { reporter } from './reporter.ts';
import { vandalism } from './vandalism.ts';
import { water } from './water.ts';

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
    policyPage(['propertyAddress']),
    propertyAddress,
    insuredPage(['bankData']),
    bankData(['event']),
    event,
    water,
    burglary,
    vandalism,
    damage,
    culprit,
    otherRights,
    inspection,
    repairShop,
    documents(['summary']),
    summary('finaliseNonLife'),
    finalised('documents'),
  ],
});
