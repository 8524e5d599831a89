import { defineFlow } from '#machines/report/kit.ts';
import { bankData } from '#machines/flows/shared/bankData.ts';
import { documents } from '#machines/flows/shared/documents.ts';
import { finalised } from '#machines/flows/shared/finalised.ts';
import { start } from '#machines/flows/shared/start.ts';
import { summary } from '#machines/flows/shared/summary.ts';
import { agri } from './agri.ts';
import { cargo } from './cargo.ts';
import { causedDamage, harmed } from './causedDamage.ts';
import { chooseEvent } from './chooseEvent.ts';
import { chooseKind } from './chooseKind.ts';
import { uniflowDocuments } from './documents.ts';
import { event } from './event.ts';
import { inspection } from './inspection.ts';
import { uniflowLine } from './line.ts';
import { machine, machineData } from './machine.ts';
import { machineEvent } from './machineEvent.ts';
import { person, policy, reporter } from './people.ts';
import { pet, petLost, vet } from './pet.ts';
import { otherRights } from './rights.ts';
import { cancellation, luggage, medical, travelCosts } from './travel.ts';
import { trip } from './trip.ts';

/**
 * A claim about a machine, a pet, a journey, goods in transport, crops or farm animals, from the first page to the claim number.
 * Source of its steps: specification section 4.
 */
export const uniflowDraft = defineFlow({
  line: uniflowLine,
  flowType: 'DRAFT',
  start: 'index',
  documents: uniflowDocuments,
  pages: [
    start(['chooseKind', 'chooseEvent', 'reporter']),
    chooseKind,
    chooseEvent,
    reporter,
    policy,
    person,
    bankData(['event', 'trip']),
    event,
    machine,
    machineData,
    machineEvent,
    pet,
    vet,
    petLost,
    trip,
    medical,
    luggage,
    cancellation,
    travelCosts,
    causedDamage,
    ...harmed,
    cargo,
    agri,
    otherRights,
    inspection,
    documents(['summary']),
    summary('finaliseNonLife'),
    finalised('documents'),
  ],
});
