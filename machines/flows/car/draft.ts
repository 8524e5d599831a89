import { defineFlow } from '../../flow/defineFlow.ts';
import { bankData } from '../shared/bankData.ts';
import { documents } from '../shared/documents.ts';
import { finalised } from '../shared/finalised.ts';
import { reporter } from '../shared/reporter.ts';
import { start } from '../shared/start.ts';
import { summary } from '../shared/summary.ts';
import { accident } from './accident.ts';
import { chooseEvent } from './chooseEvent.ts';
import { chooseReporter } from './chooseReporter.ts';
import { damagedParts } from './damagedParts.ts';
import { event } from './event.ts';
import { inspection } from './inspection.ts';
import { person } from './person.ts';
import { vehicle } from './vehicle.ts';
import { vehicleData } from './vehicleData.ts';

/** A car claim, from the first page to the claim number. Steps: specification section 4. */
export const carDraft = defineFlow({
  code: 'car.DRAFT',
  claimType: 'car',
  flowType: 'DRAFT',
  home: '/nonlife/car',
  start: 'index',
  pages: [
    start(['chooseEvent']),
    chooseEvent,
    chooseReporter,
    reporter('fillInfo', ['vehicle']),
    vehicle,
    vehicleData,
    person,
    bankData(['event']),
    event,
    accident,
    damagedParts,
    inspection,
    documents(['summary']),
    summary,
    finalised,
  ],
});
