import { Service } from '#test/browser/support/service.ts';
import { postgresPrograms, startPostgres } from '#test/server/postgres.ts';
import { browserFigures } from './browserFigures.ts';
import { buildPages } from './buildPages.ts';
import { tableOf, type Figure } from './figure.ts';
import { saveFigures } from './saveFigures.ts';
import { serviceFigures } from './serviceFigures.ts';
import { uploadFigures } from './uploadFigures.ts';
import { startFlags } from './startFlags.ts';

const floorEntry = 'test/bench/floor/main.ts';

/** Starts both services on one kind of database, measures them and removes them again. */
async function withServices<T>(
  environment: NodeJS.ProcessEnv,
  measure: (ours: Service, floor: Service) => Promise<T>,
): Promise<T> {
  const ours = await Service.launch({ RATE_LIMIT: '0', LOG_LEVEL: 'error', ...environment });
  const floor = await Service.launch(environment, floorEntry);
  try {
    return await measure(ours, floor);
  } finally {
    await ours.remove();
    await floor.remove();
  }
}

async function onPostgres(programs: string): Promise<Figure[]> {
  const postgres = await startPostgres(programs);
  try {
    return await withServices({ DATABASE_URL: postgres.url, SEED: 'true' }, (ours, floor) =>
      saveFigures('PostgreSQL', ours, floor),
    );
  } finally {
    await postgres.stop();
  }
}

/** What `npm start` gives to Node. */
const asStarted = { NODE_OPTIONS: startFlags };

const PAGES = await buildPages();
const figures = await withServices({ PAGES }, async (ours, floor) => [
  ...(await browserFigures(ours.url, floor.url)),
  ...(await saveFigures('the embedded database', ours, floor)),
]);
figures.push(...(await withServices(asStarted, serviceFigures)));
// Refused as a real one refuses.
figures.push(...(await withServices({ ...asStarted, MAX_DELAY: '3000' }, uploadFigures)));
if (postgresPrograms === undefined)
  console.log('PostgreSQL is not on this machine: its saves are not measured.');
else figures.push(...(await onPostgres(postgresPrograms)));
console.log(tableOf(figures));
