import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as reportTest } from './reportTest.ts';
import { Service } from './service.ts';

/** The secret that the service of these tests shares with whoever sends visitors. */
export const landingKey = 'what the client zone and the service of the tests share';

/** `test` with a service that visitors are sent to, from a client zone of its own. */
export const test = reportTest.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'configuration-'));
      const path = join(folder, 'configuration.json');
      await writeFile(path, JSON.stringify({ kzUrl: '/klientska-zona' }));
      const service = await Service.launch({ CONFIGURATION: path, LANDING_KEY: landingKey });
      await use(service);
      await service.remove();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

export { expect } from './reportTest.ts';
