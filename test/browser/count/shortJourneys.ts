import { carJourneys } from './answers/car.ts';
import { contact } from './answers/common.ts';
import { liabilityJourneys } from './answers/liability.ts';
import { lifeJourneys } from './answers/life.ts';
import { propertyJourneys } from './answers/property.ts';
import { uniflowJourneys } from './answers/uniflow.ts';
import type { ShortAnswers } from './shortJourney.ts';

/** The reports that are counted, each on another day: the same vehicle on the same day twice is asked about. */
export const shortJourneys = {
  ...carJourneys,
  ...lifeJourneys,
  ...uniflowJourneys,
  ...propertyJourneys,
  ...liabilityJourneys,
};

/** Documents or a question that come to a report some days later, in the browser that sent one. */
export const laterAnswers: ShortAnswers = {
  ...contact,
  claimNumber: '2026CAR00000017',
  incidentDate: '2026-11-15',
  question: 'Kdy přijede technik?',
};
