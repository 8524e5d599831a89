import { expectWhole } from './journeys/expectWhole.ts';
import { unknownVehicleOf } from './journeys/unknownVehicle.ts';
import { test } from './support/reportTest.ts';
import { phone } from './support/viewports.ts';

test.use({ ...phone, language: 'sk', contextOptions: { reducedMotion: 'reduce' } });

test('a vehicle nobody finds is reported by hand, without a contract, to a claim number', async ({
  report,
}) => {
  await expectWhole(report, unknownVehicleOf(10));
});
