import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { flows } from '../machines/flows/index.ts';
import { readCodelists } from '../server/codelists/codelists.ts';
import { erasePerson } from '../server/dataSubjects/erasePerson.ts';
import { exportPerson } from '../server/dataSubjects/exportPerson.ts';
import { listPersonActs } from '../server/dataSubjects/personActs.ts';
import { readSubjectKey } from '../server/dataSubjects/subjectKey.ts';
import { openDocuments } from '../server/documents/openDocuments.ts';
import { readEnvironment } from '../server/settings/environment.ts';
import { openDatabase } from '../server/store/database.ts';
import { databaseThere } from './stores.mjs';

const usage =
  'npm run person -- export email --to FOLDER --by "Who you are" --approved-by "Who else" --reason "Why", with the e-mail on the standard input';

// What `npm run person` runs: exports or erases the reports of a person, or lists what was done so far. Whom they are found by stands
// on the standard input, so that no list of commands tells it.
try {
  process.umask(0o077);
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
  const settings = readEnvironment(process.env);
  const acting = {
    operator: values.by.trim(),
    approver: values['approved-by'].trim(),
    reason: values.reason.trim(),
  };
  if (!['export', 'erase', 'acts'].includes(act ?? '') || (act === 'export' && values.to === ''))
    throw new Error(usage);
  const key = act === 'acts' ? undefined : readSubjectKey(kind, await text(process.stdin));
  const { db, close } = await openDatabase(databaseThere(settings));
  const { defaultLanguage } = settings.configuration;
  const drawing = { flows, codelists: readCodelists(), defaultLanguage };
  const service = { db, now: () => new Date(), documents: await openDocuments(settings, db) };
  try {
    if (key === undefined) console.log(JSON.stringify(await listPersonActs(db), null, 2));
    else {
      const outcomes =
        act === 'export'
          ? await exportPerson({ ...service, ...drawing }, key, { acting, folder: values.to })
          : await erasePerson(service, key, acting);
      for (const { report, claimNumber = 'a draft', stays } of outcomes)
        console.log(`${report} ${claimNumber}: ${stays ?? (act === 'export' ? 'EXPORTED' : 'ERASED')}`);
      if (outcomes.length === 0) console.log('No report is theirs.');
    }
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : 'It could not be done.');
  process.exit(1);
}
