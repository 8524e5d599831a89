import { accountOfPolicy } from '#test/browser/answers/bank.ts';
import { reporter } from '#test/browser/answers/role.ts';
import type { AnsweredPage, Journey } from '#test/browser/journeys/journey.ts';
import {
  begin,
  chooseRisk,
  chooseRole,
  hospital,
  insuredWhoReports,
  lifeEnding,
  onAnotherName,
  policyByEvent,
  typeHospital,
} from '#test/browser/life/lifeAnswers.ts';

const trip: AnsweredPage = {
  code: 'trip',
  answer: async ({ fields }) => {
    await fields.type('tripFrom', '20. 7. 2026');
    await fields.type('tripTo', '30. 7. 2026');
    await fields.suggest('country', 'Ital', 'Italy');
    await fields.answerYesNo('assistanceContacted', 'YES');
    await fields.type('assistanceCaseNo', 'IT-2026-77');
    await fields.answerYesNo('otherInsurance', 'NO');
  },
  adds: {
    tripFrom: '2026-07-20',
    tripTo: '2026-07-30',
    country: 'IT',
    assistanceContacted: 'YES',
    assistanceCaseNo: 'IT-2026-77',
    otherInsurance: 'NO',
  },
};

const injury: AnsweredPage = {
  code: 'injuryTravel',
  answer: async ({ fields }) => {
    await fields.type('incidentPlace', 'Merano');
    await fields.type('incidentDescription', 'I slipped on a steep path.');
    await fields.suggest('activity', 'Hik', 'Hiking');
  },
  adds: {
    incidentPlace: 'Merano',
    incidentDescription: 'I slipped on a steep path.',
    activity: 'HIKING',
  },
};

const treatment: AnsweredPage = {
  code: 'injuryTreatment',
  answer: async (report) => {
    const { fields } = report;
    await typeHospital(report);
    await fields.type('firstTreatmentDate', '24. 7. 2026');
    await fields.answerYesNo('treatmentEnded', 'YES');
    await fields.type('treatmentTo', '3. 9. 2026');
    await fields.answerYesNo('hospitalized', 'YES');
  },
  adds: {
    ...hospital,
    firstTreatmentDate: '2026-07-24',
    treatmentEnded: 'YES',
    treatmentTo: '2026-09-03',
    hospitalized: 'YES',
  },
};

const stays: AnsweredPage = {
  code: 'injuryHospital',
  answer: async ({ fields }) => {
    const stay = fields.row('hospitalizations', 1);
    await stay.type('hospitalizations[0].facilityName', 'Ospedale di Merano');
    await stay.type('hospitalizations[0].dateFrom', '24. 7. 2026');
    await stay.type('hospitalizations[0].dateTo', '27. 7. 2026');
  },
  adds: {
    hospitalizationCount: '1',
    hospitalizations: [{ facilityName: 'Ospedale di Merano', dateFrom: '2026-07-24', dateTo: '2026-07-27' }],
  },
};

const more: AnsweredPage = {
  code: 'injuryMore',
  answer: ({ fields }) => fields.type('moreInfo', 'The bills are in Italian.'),
  adds: { moreInfo: 'The bills are in Italian.' },
};

/** An injury on a journey in July, with a stay in hospital there. */
export const travel: Journey = {
  variant: 'UNKNOWN',
  pages: [
    begin,
    chooseRisk('CPZ'),
    chooseRole('INSURED'),
    reporter,
    onAnotherName(
      policyByEvent('TRAVEL', 'INJURY', '4400015572', { typed: '24. 7. 2026', iso: '2026-07-24' }, 'INJURY'),
    ),
    insuredWhoReports,
    accountOfPolicy,
    trip,
    injury,
    treatment,
    stays,
    more,
    ...lifeEnding,
  ],
  added: {},
};
