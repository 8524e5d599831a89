import { enteredAccount } from '../answers/bank.ts';
import { ending } from '../answers/ending.ts';
import { damagedParts, event, noOtherParty } from '../answers/event.ts';
import { foundVehicle, insured } from '../answers/fillInfo.ts';
import { inspection, shopDub } from '../answers/repair.ts';
import { chooseReporter, index, ownEvent, reporter } from '../answers/role.ts';
import type { AnsweredPage, Journey } from './journey.ts';
import { superb, superbVin } from './vehicles.ts';

const accidentPage: AnsweredPage = {
  code: 'accident',
  answer: async ({ page, say, fields }) => {
    await page.getByRole('button', { name: say('car:accident.iDrove') }).click();
    await fields.answerYesNo('alcohol', 'NO');
    await fields.choose('incidentCausedByInsured', 'INSURED');
  },
  kept: { driver: { fullName: 'Jana Nováková' }, alcohol: 'NO', incidentCausedByInsured: 'INSURED' },
};

/** An accident that many days ago. The same vehicle on the same day twice is asked about. */
export const accidentOf = (days: number): Journey => ({
  variant: 'HAV',
  pages: [
    index,
    ownEvent('HAVNEHODA'),
    chooseReporter('INSURED'),
    reporter,
    foundVehicle(superb, days),
    insured('••••••8227/2700'),
    enteredAccount,
    event({
      cause: '110',
      story: 'Na kluzké vozovce jsem při odbočování narazil do svodidel.',
      police: 'Brno-střed',
    }),
    accidentPage,
    noOtherParty,
    damagedParts(true),
    inspection(),
    shopDub,
    ...ending,
  ],
  added: { vin: superbVin },
});

/** What identifies the reporter and the insured in the accident. */
export const personalAnswers: readonly string[] = [
  'Nov%C3%A1kov%C3%A1',
  'Nováková',
  'jana.novakova',
  '777123456',
  '7MR8196',
  'Novotný',
  'Novotn%C3%BD',
  '8411049031',
  '2000145399',
];
