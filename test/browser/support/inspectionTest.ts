import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as reportTest } from './reportTest.ts';
import { Service } from './service.ts';

/** `test` with a service whose configuration opens the inspection. */
export const test = reportTest.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'configuration-'));
      const path = join(folder, 'configuration.json');
      await writeFile(path, JSON.stringify({ devTools: true }));
      const service = await Service.launch({ CONFIGURATION: path });
      await use(service);
      await service.remove();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

export { expect } from './reportTest.ts';
