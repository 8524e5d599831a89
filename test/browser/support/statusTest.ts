import { test as reportTest } from './reportTest.ts';
import { Service } from './service.ts';

/** What the core system shows, which says where claims are. */
export const coreKey = 'hlaska-example-key-0000000000001';

/** `test` with a service that a core system tells where claims are. */
export const test = reportTest.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const service = await Service.launch({ HANDOVER_EXPORT_KEY: coreKey });
      await use(service);
      await service.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

export { expect } from './reportTest.ts';
