import { home, typeHome } from '#test/browser/answers/address.ts';
import { accountOfClaimants } from '#test/browser/answers/bank.ts';
import type { AnsweredPage, Journey } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import {
  begin,
  chooseRisk,
  chooseRole,
  deceased,
  knownPolicy,
  lifeEnding,
  relative,
} from '#test/browser/life/lifeAnswers.ts';

/** What somebody died of. */
export const death = (deathCause: 'DISEASE' | 'TRAFFIC_ACCIDENT'): AnsweredPage => ({
  code: 'death',
  answer: async ({ fields }) => {
    await fields.pick('deathCause', deathCause);
  },
  adds: { deathCause },
});

const accident = (days: number): AnsweredPage => ({
  code: 'deathInjury',
  answer: async ({ fields }) => {
    await fields.type('injuryDate', daysAgo(days).typed);
    await fields.type('incidentPlace', 'Ostrava, Rudná');
    await fields.type('incidentDescription', 'Srážka s nákladním autem.');
    await fields.suggest('activity', 'Jízda auto', 'Jízda automobilem');
    await fields.choose('trafficRole', 'PASSENGER');
    await fields.answerYesNo('seatBelt', 'UNKNOWN');
    await fields.answerYesNo('policeInvestigation', 'YES');
    await fields.type('policeStation', 'Ostrava');
  },
  adds: {
    injuryDate: daysAgo(days).iso,
    incidentPlace: 'Ostrava, Rudná',
    incidentDescription: 'Srážka s nákladním autem.',
    activity: 'DRIVING',
    trafficRole: 'PASSENGER',
    seatBelt: 'UNKNOWN',
    policeInvestigation: 'YES',
    policeStation: 'Ostrava',
  },
});

/** Who reports and claims is filled in already. */
const daughter = {
  fullName: 'Jana Nováková',
  birthNumber: '8852199884',
  familyRelation: 'CHILD',
  email: 'jana.novakova@example.cz',
  tel: '777123456',
  address: home,
} as const;
const grandson = {
  fullName: 'Matyáš Novák',
  birthDate: '2014-02-22',
  guardianName: 'Jana Nováková',
  familyRelation: 'RELATIVE',
  tel: '777123456',
  address: home,
} as const;

/** The daughter, who reports, and her nephew, who is not of age. */
const claimants: readonly AnsweredPage[] = [
  {
    code: 'claimant[0]',
    answer: async ({ fields, page }) => {
      await fields.type('claimants[0].birthNumber', '885219/9884', 'birth');
      await typeHome(fields, 'claimants[0].address');
      await page.locator('[data-folded=identificationWay]').getByRole('button').click();
      await fields.choose('identificationWay', 'BRANCH');
      await page.locator('[data-folded=moreClaimants]').getByRole('button').click();
      await fields.answerYesNo('moreClaimants', 'YES');
    },
    adds: { claimants: [daughter], identificationWay: 'BRANCH', moreClaimants: 'YES' },
  },
  {
    code: 'claimants',
    leave: (report) => report.button('life:claimants.add').click(),
    adds: {},
  },
  {
    code: 'claimant[1]',
    answer: async ({ fields }) => {
      await fields.type('claimants[1].fullName', 'Matyáš Novák');
      await fields.type('claimants[1].birthDate', '22. 2. 2014', 'birth');
      await fields.type('claimants[1].guardianName', 'Jana Nováková');
      await fields.choose('claimants[1].familyRelation', 'RELATIVE');
      await fields.type('claimants[1].tel', '777 123 456');
      await typeHome(fields, 'claimants[1].address');
    },
    adds: { claimants: [daughter, grandson] },
  },
  { code: 'claimants', adds: {} },
];

/** A death that many days ago after an accident on the road two days earlier, reported by a relative. */
export const deathOf = (days: number): Journey => ({
  variant: 'UNKNOWN',
  pages: [
    begin,
    chooseRisk('UMR'),
    chooseRole('OTHER'),
    relative('BENEFICIARY'),
    knownPolicy('4400005202', days, 'DEATH'),
    deceased,
    accountOfClaimants,
    death('TRAFFIC_ACCIDENT'),
    accident(days + 2),
    ...claimants,
    ...lifeEnding,
  ],
  added: {},
});
