import { accountOfPolicy } from '#test/browser/answers/bank.ts';
import { openDetails } from '#test/browser/answers/details.ts';
import { reporter } from '#test/browser/answers/role.ts';
import type { AnsweredPage, Journey } from '#test/browser/journeys/journey.ts';
import {
  begin,
  chooseRisk,
  chooseRole,
  hospital,
  insuredWhoReports,
  onAnotherName,
  knownPolicy,
  lifeEnding,
  typeHospital,
} from '#test/browser/life/lifeAnswers.ts';

/** One pointed at in the picture, one ticked in the list. */
const bodyPart: AnsweredPage = {
  code: 'bodyPart',
  answer: async ({ page, fields }) => {
    await page.locator('[data-part=HEAD]').click();
    await fields.group('bodyAreas').locator('input[value=ARM_RIGHT]').check();
  },
  adds: { bodyAreas: ['HEAD', 'ARM_RIGHT'], bodyParts: ['HEAD', 'ARM'], limbSide: 'RIGHT' },
};

const event: AnsweredPage = {
  code: 'permanentEvent',
  answer: async (report) => {
    const { fields } = report;
    await fields.type('incidentPlace', 'Žilina, dielňa');
    await fields.type('incidentDescription', 'Pád z rebríka na hranu stola.');
    await fields.pick('injuryType', '020');
    await fields.answerYesNo('healthStabilised', 'YES');
    await openDetails(report);
    await fields.type('incidentTime', '805');
  },
  adds: {
    incidentTime: '08:05',
    incidentPlace: 'Žilina, dielňa',
    incidentDescription: 'Pád z rebríka na hranu stola.',
    injuryType: '020',
    healthStabilised: 'YES',
  },
};

const insured = insuredWhoReports;

const limbs: AnsweredPage = {
  code: 'permanentLimbs',
  answer: async ({ fields }) => {
    await fields.tickSome('limbParts', ['WRIST', 'FINGERS']);
    await fields.choose('insured.handedness', 'LEFT');
    await fields.tickSome('limbImpacts', ['STRENGTH']);
  },
  adds: {
    limbParts: ['WRIST', 'FINGERS'],
    insured: { ...insured.adds.insured, handedness: 'LEFT' },
    limbImpacts: ['STRENGTH'],
  },
};

const face: AnsweredPage = {
  code: 'permanentFace',
  answer: async ({ fields }) => {
    await fields.tickSome('faceImpacts', ['SCAR', 'TEETH']);
    await fields.type('scarLengthCm', '3,5');
    await fields.type('teethCount', '2');
  },
  adds: { faceImpacts: ['SCAR', 'TEETH'], scarLengthCm: 3.5, teethCount: 2 },
};

const activity: AnsweredPage = {
  code: 'permanentAthlete',
  answer: ({ fields }) => fields.suggest('activity', 'bežný', 'Chôdza, bežný pohyb'),
  adds: { activity: 'WALKING' },
};

const more: AnsweredPage = {
  code: 'permanentMore',
  answer: async (report) => {
    await typeHospital(report);
    await report.fields.pick('jobType', '7');
  },
  adds: { ...hospital, jobType: '7' },
};

/** The lasting consequences of an injury that many days ago, on the right arm and in the face. */
export const permanentOf = (days: number): Journey => ({
  variant: 'UNKNOWN',
  pages: [
    begin,
    chooseRisk('TN'),
    chooseRole('INSURED'),
    reporter,
    onAnotherName(knownPolicy('4400006239', days, 'INJURY')),
    insured,
    accountOfPolicy,
    bodyPart,
    event,
    limbs,
    face,
    activity,
    more,
    ...lifeEnding,
  ],
  added: {},
});
