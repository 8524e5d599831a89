import type { Journey } from '#test/browser/journeys/journey.ts';
import { reporter } from '#test/browser/answers/role.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import {
  begin,
  chooseRisk,
  chooseRole,
  deceased,
  lifeEnding,
  policyByEvent,
} from '#test/browser/life/lifeAnswers.ts';
import { death } from './death.ts';

/** The death that many days ago of somebody who was paying off a loan: the lender is paid, so nobody is asked for an account. */
export const loanOf = (days: number): Journey => ({
  variant: 'UNKNOWN',
  pages: [
    begin,
    chooseRisk('BAN'),
    chooseRole('OTHER'),
    reporter,
    policyByEvent('LOAN', 'DEATH', '4400014535', daysAgo(days), 'DEATH'),
    deceased,
    death('DISEASE'),
    ...lifeEnding,
  ],
  added: {},
});
