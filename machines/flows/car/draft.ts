import { defineFlow } from '#machines/report/kit.ts';
import { bankData, accountLater } from '#machines/flows/shared/bankData.ts';
import { documents } from '#machines/flows/shared/documents.ts';
import { finalised } from '#machines/flows/shared/finalised.ts';
import { injury } from '#machines/flows/shared/people/injury.ts';
import { start } from '#machines/flows/shared/start.ts';
import { carDocuments } from './documents.ts';
import { carLine } from './line.ts';
import { summary } from '#machines/flows/shared/summary.ts';
import { animal } from './animal.ts';
import { causedDamage } from './causedDamage.ts';
import { chooseEvent } from './chooseEvent.ts';
import { circumstances } from './people/circumstances.ts';
import { damageExtent, damagedParts } from './damagedParts.ts';
import { event } from './event.ts';
import { glass, glassRepair } from './glass.ts';
import { injured } from './people/injured.ts';
import { inspection } from './inspection.ts';
import { otherContract } from './otherContract.ts';
import { peril } from './peril.ts';
import { person } from './people/person.ts';
import { repairShop } from './repairShop.ts';
import { reporter } from './reporter.ts';
import { sufferedDamage } from './sufferedDamage.ts';
import { theft } from './theft.ts';
import { vandalism } from './vandalism.ts';
import { vehicle } from './vehicle.ts';
import { vehicleData } from './vehicleData.ts';

/** A car claim, from the first page to the claim number. Source of its steps: specification section 4. */
export const carDraft = defineFlow({
  line: carLine,
  flowType: 'DRAFT',
  start: 'index',
  documents: carDocuments,
  pages: [
    start(['chooseEvent']),
    chooseEvent,
    reporter,
    vehicle,
    vehicleData,
    otherContract,
    person,
    bankData(['event'], undefined, [accountLater]),
    event,
    circumstances,
    glass,
    glassRepair,
    animal,
    vandalism,
    peril,
    theft,
    causedDamage,
    ...injured,
    sufferedDamage,
    damagedParts,
    damageExtent,
    injury({ fact: 'eventKinds', is: 'POVPOS_HEALTH' }, ['inspection', 'documents']),
    inspection,
    repairShop,
    documents(['summary']),
    summary('finaliseNonLife'),
    finalised('documents'),
  ],
});
