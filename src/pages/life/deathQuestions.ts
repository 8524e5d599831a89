import { always, type Questions } from '../questions.ts';
import { when } from './lifeConditions.ts';
import { police, ride, trip } from './questionGroups.ts';

/** Pages about a death. */
export const deathQuestions: Readonly<Record<string, Questions>> = {
  death: {
    deathDate: always,
    deathPlace: always,
    deathCause: always,
    claimantRole: when.unrelated,
    doctorName: always,
  },
  deathTravel: { deathDate: always, deathCause: always, ...trip },
  deathInjury: {
    injuryDate: always,
    incidentPlace: always,
    incidentDescription: always,
    activity: always,
    ...ride,
    ...police,
  },
  deathMore: { notary: always, beneficiaryMinor: always, moreInfo: always },
};
