import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { flows } from '../machines/flows/index.ts';
import { readCodelists } from '../server/codelists/codelists.ts';
import { erasePerson } from '../server/dataSubjects/erasePerson.ts';
import { exportPerson } from '../server/dataSubjects/exportPerson.ts';
import { listPersonActs } from '../server/dataSubjects/personActs.ts';
import { readSubjectKey } from '../server/dataSubjects/subjectKey.ts';
import { withStores } from './stores.mjs';

const usage =
  'npm run person -- export email --to FOLDER --by "Who you are" --approved-by "Who else" --reason "Why", with the e-mail on the standard input';

// What `npm run person` runs: exports or erases the reports of a person, or lists what was done so far. Whom they are found by stands
// on the standard input, so that no list of commands tells it.
await withStores(async (store, { configuration }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string', default: '' },
      by: { type: 'string', default: '' },
      'approved-by': { type: 'string', default: '' },
      reason: { type: 'string', default: '' },
    },
  });
  const [act, kind] = positionals;
  const acting = {
    operator: values.by.trim(),
    approver: values['approved-by'].trim(),
    reason: values.reason.trim(),
  };
  if (!['export', 'erase', 'acts'].includes(act ?? '') || (act === 'export' && values.to === ''))
    throw new Error(usage);
  if (act === 'acts') {
    console.log(JSON.stringify(await listPersonActs(store.db), null, 2));
    return;
  }
  const key = readSubjectKey(kind, await text(process.stdin));
  const drawing = { flows, codelists: readCodelists(), defaultLanguage: configuration.defaultLanguage };
  const outcomes =
    act === 'export'
      ? await exportPerson({ ...store, ...drawing }, key, { acting, folder: values.to })
      : await erasePerson(store, key, acting);
  for (const { report, claimNumber = 'a draft', stays } of outcomes)
    console.log(`${report} ${claimNumber}: ${stays ?? (act === 'export' ? 'EXPORTED' : 'ERASED')}`);
  if (outcomes.length === 0) console.log('No report is theirs.');
});
