import { openDetails } from '#test/browser/answers/details.ts';
import { noAccount } from '#test/browser/answers/bank.ts';
import { ending } from '#test/browser/answers/ending.ts';
import { event } from '#test/browser/answers/event.ts';
import { foundVehicle, insured } from '#test/browser/answers/fillInfo.ts';
import {
  company,
  companyPage,
  neighbour,
  neighbourPage,
  somebodyElsePage,
} from '#test/browser/answers/injuredParty.ts';
import { index, liability, reporterOf } from '#test/browser/answers/role.ts';
import type { Report } from '#test/browser/report.ts';
import { expect } from '#test/browser/support/reportTest.ts';
import type { AnsweredPage, Journey } from './journey.ts';
import { tiguan } from './vehicles.ts';

const causedDamage: AnsweredPage = {
  code: 'causedDamage',
  answer: async ({ page, say, fields }) => {
    await fields.choose('agreement', 'PARTIALLY');
    await page.getByRole('button', { name: say('car:circumstances.insuredDrove') }).click();
    await fields.answerYesNo('alcohol', 'NO');
    await fields.answerYesNo('driverStayed', 'YES');
  },
  adds: {
    agreement: 'PARTIALLY',
    driver: { fullName: 'Jan Novotný' },
    alcohol: 'NO',
    driverStayed: 'YES',
  },
};

const addAnother: AnsweredPage = {
  code: 'injuredParties',
  leave: (report) => report.button('shared:injuredParties.add').click(),
  adds: {},
};

/** One added by mistake is removed before anything is said about them. */
const leftOut: AnsweredPage = {
  code: 'injuredParty[1]',
  leave: (report) => report.button('shared:injuredParty.leaveOut').click(),
  confirms: ['continueWithBlankInjured'],
  adds: {},
};

const cardButton = ({ page, say }: Report, action: 'edit' | 'remove', who: string) =>
  page.getByRole('button', { name: `${say(`shared:injuredParties.${action}`)}: ${who}`, exact: true });

/** The second of three is removed, and the first looked at again and described more exactly. */
const overview: AnsweredPage = {
  code: 'injuredParties',
  answer: async (report) => {
    const count = (parties: number) =>
      report.page.getByRole('heading', {
        name: report.say('shared:injuredParties.count', { count: parties }),
      });
    await expect(count(3)).toBeVisible();
    await cardButton(report, 'remove', 'Petr Omyl').click();
    await report.answerDialog('confirmInjuredRemoval', 'confirm');
    await expect(count(2)).toBeVisible();
    await cardButton(report, 'edit', 'Eva Malá').click();
    await report.expectOn('injuredParty[0]');
    await report.fields.type('injuredParties[0].injured.tel', '602 333 444');
    await report.goOn();
    await report.expectOn('injuredParties');
  },
  adds: {
    injuredParties: [{ ...neighbour, injured: { ...neighbour.injured, tel: '602333444' } }, company],
  },
};

const story = event({ cause: '110', story: 'Sjel jsem z cesty do stodoly a do plotu.' });
const witnessed: AnsweredPage = {
  ...story,
  answer: async (report) => {
    await story.answer?.(report);
    await openDetails(report);
    const row = await report.fields.addRow('witnesses', 1);
    await row.type('witnesses[0].fullName', 'Karel Svědek');
    await row.type('witnesses[0].tel', '+420 603 444 555');
  },
  adds: { ...story.adds, witnesses: [{ fullName: 'Karel Svědek', tel: '+420603444555' }] },
};

/** The vehicle is insured by somebody else than who reports as the insured. */
const insuredByOther: AnsweredPage = {
  code: 'bankData',
  leave: ({ page, say }) => page.getByRole('button', { name: say('shared:foundVehicle.other') }).click(),
  adds: { insuredIsOther: true },
};

/** Damage caused to a neighbour's tractor, thirty of their things and a company's fence that many days ago. */
export const causedOf = (days: number): Journey => ({
  variant: 'POVPOJ',
  pages: [
    index,
    liability('POVPOJ', ['POVPOJ_VEHICLE', 'POVPOJ_THING']),
    reporterOf('INSURED'),
    foundVehicle(tiguan, days),
    insuredByOther,
    insured({ policyAccount: tiguan.policyAccount }),
    noAccount,
    witnessed,
    causedDamage,
    neighbourPage,
    addAnother,
    leftOut,
    addAnother,
    somebodyElsePage,
    addAnother,
    companyPage,
    overview,
    ...ending,
  ],
  added: {},
});
