import type { DamageCause } from '#machines/claim/codes/damageCause.ts';
import type { AnsweredPage } from '#test/browser/journeys/journey.ts';
import { pointAt } from '#test/browser/support/pointAt.ts';

interface Told {
  readonly cause: DamageCause;
  /** False where the kind of event has only one cause, which the page settles itself. */
  readonly isCauseAsked?: boolean;
  /** False where nobody calls the police. */
  readonly isPoliceAsked?: boolean;
  readonly story: string;
  readonly police?: string;
}

/** What happened at a place in Brno, with the police where one of their stations is given. */
export const event = ({
  cause,
  isCauseAsked = true,
  isPoliceAsked = true,
  story,
  police,
}: Told): AnsweredPage => ({
  code: 'event',
  answer: async ({ fields }) => {
    if (isCauseAsked) await fields.choose('damageCause', cause);
    await fields.type('incidentDescription', `${story}  `);
    await fields.type('incidentPlace', 'Brno, Masarykova 1');
    if (isPoliceAsked) await fields.answerYesNo('policeInvestigation', police === undefined ? 'NO' : 'YES');
    if (police !== undefined) await fields.type('policeStation', police);
  },
  adds: {
    damageCause: cause,
    incidentDescription: story,
    countryScope: 'CZECH',
    incidentPlace: 'Brno, Masarykova 1',
    ...(isPoliceAsked && { policeInvestigation: police === undefined ? 'NO' : 'YES' }),
    ...(police !== undefined && { policeStation: police }),
  },
});

/** Nobody was hurt, and the insured who reports is taken to have driven, sober. */
export const circumstances: AnsweredPage = {
  code: 'circumstances',
  answer: async ({ fields }) => {
    await fields.answerYesNo('peopleHurt', 'NO');
    await fields.answerYesNo('alcohol', 'NO');
  },
  adds: { peopleHurt: 'NO', driver: { fullName: 'Jana Nováková' }, alcohol: 'NO' },
};

/** The front bumper and the bonnet, pointed at on the drawing. */
export const damagedParts: AnsweredPage = {
  code: 'damagedParts',
  answer: ({ page }) => pointAt(page, ['NARAZNIK_PREDNI', 'KAPOTA']),
  adds: { damagedParts: ['NARAZNIK_PREDNI', 'KAPOTA'] },
};

/** Damage of a middling size. What the service says about inspecting it alone is kept, if it knows the vehicle. */
export const damageExtent = (selfInspectionAuthorized?: boolean): AnsweredPage => ({
  code: 'damageExtent',
  answer: ({ fields }) => fields.choose('damageSize', 'MEDIUM'),
  adds: {
    damageSize: 'MEDIUM',
    drivable: 'YES',
    ...(selfInspectionAuthorized !== undefined && { selfInspectionAuthorized }),
  },
});
