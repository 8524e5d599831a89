import { everyLook } from './support/everyLook.ts';
import { look } from './support/look.ts';
import { test } from './support/reportTest.ts';
import { walkTo } from './walkAccident.ts';

everyLook((folder) => {
  test('every page and dialog of the accident is accessible and fits, light and dark', async ({ report }) => {
    test.setTimeout(600_000);
    await report.arrive();
    await look(report, `${folder}/start`);
    await walkTo(report, 'finalised', {
      onArrival: (code) => look(report, `${folder}/${code}`),
      onAnswered: (code) => look(report, `${folder}/${code}.answered`),
      onDialog: (name) => look(report, `${folder}/${name}`),
    });
  });
});
