import type { FullConfig } from 'playwright/test';
import { firstDatabase, Service } from './service.ts';

/** Before a run of several workers: the database that a new service makes for itself, made once for all of them. */
export default async function makeFirstDatabase({
  workers,
}: FullConfig): Promise<(() => Promise<void>) | undefined> {
  if (workers === 1) return undefined;
  const service = await Service.launch();
  await service.stop();
  process.env[firstDatabase] = service.dataFolder;
  return () => service.remove();
}
