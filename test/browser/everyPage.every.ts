import { accidentOf } from './journeys/accident.ts';
import { causedOf } from './journeys/caused.ts';
import { glassOf } from './journeys/glass.ts';
import { hailOf } from './journeys/hail.ts';
import { sendJourney } from './journeys/sendJourney.ts';
import { sufferedOf } from './journeys/suffered.ts';
import { theftOf } from './journeys/theft.ts';
import { unknownVehicleOf } from './journeys/unknownVehicle.ts';
import { vandalismOf } from './journeys/vandalism.ts';
import { walkTo, type Walk } from './journeys/walkJourney.ts';
import { everyLook } from './support/everyLook.ts';
import { look } from './support/look.ts';
import { test } from './support/reportTest.ts';

/** Every kind of event, each with the pages it leads over. */
const journeys = {
  accident: accidentOf,
  glass: glassOf,
  hail: hailOf,
  theft: theftOf,
  vandalism: vandalismOf,
  unknownVehicle: unknownVehicleOf,
  caused: causedOf,
  suffered: sufferedOf,
};

everyLook((folder, number) => {
  for (const [index, [name, journeyOf]] of Object.entries(journeys).entries()) {
    test(`every page and dialog of ${name} is accessible and fits, light and dark`, async ({ report }) => {
      test.setTimeout(900_000);
      // A vehicle that is reported for the same day twice is asked about: every look has days of its own.
      const journey = journeyOf(30 + 10 * number + index);
      let shown = 0;
      const lookAt = (page: string) => {
        shown += 1;
        return look(report, `${folder}/${name}/${`${shown}`.padStart(2, '0')}.${page}`);
      };
      const walk: Walk = {
        onArrival: lookAt,
        onAnswered: (code) => lookAt(`${code}.answered`),
        onDialog: lookAt,
      };
      if (name === 'accident') {
        await report.arrive();
        await lookAt('start');
      }
      await walkTo(report, journey, 'summary', walk);
      await sendJourney(report, journey, walk);
      await lookAt('finalised');
    });
  }
});
