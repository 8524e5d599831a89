import { LaneEvent } from '#machines/claim/codes/lane.ts';
import { knownOfEvent } from '#machines/claim/derived/lane.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { laneFlow } from './shared/lanes/laneFlow.ts';

/** The flows of event lanes, as they are looked at and walked: `car.HAIL`, `property.STORM`. */
export const laneFlows: readonly Flow[] = [carDraft, propertyDraft].flatMap((draft: Flow) =>
  LaneEvent.options.flatMap((event) =>
    knownOfEvent(draft.claimType, event) === undefined ? [] : [laneFlow(draft, event)],
  ),
);
