import { definePage } from '#machines/report/kit.ts';
import { inGroup } from '#machines/flow/question.ts';
import { hourOnTheRoad, isAccident, isDriven } from '#machines/flows/car/accident.ts';
import { ask } from '#machines/flows/car/ask.ts';
import { driverOrReporter } from './driver.ts';
import { otherParty, othersAsDetail } from './otherParty.ts';

/** Whether anybody was hurt in an accident of the insured vehicle, who drove it, who is to blame and who else was there. */
export const circumstances = definePage({
  code: 'circumstances',
  path: '/okolnosti',
  step: 'event',
  questions: [
    ask('peopleHurt'),
    ...inGroup('circumstances.driver', [
      ...driverOrReporter,
      // Who hit an obstacle or left the road met nobody who could be to blame.
      ask('incidentCausedByInsured', {
        when: { all: [isAccident, { not: { fact: 'damageCause', in: ['110', '120'] } }] },
      }),
    ]),
    ...inGroup('event.others', otherParty),
    hourOnTheRoad,
    ...inGroup('event.others', othersAsDetail),
  ],
  canEnter: isDriven,
  needs: [{ need: 'otherDriver', when: isAccident }],
  next: ['animal', 'damagedParts'],
});
