import { expect, test } from 'vitest';

const modules = import.meta.glob([
  '../src/**/*.{ts,tsx}',
  '!../src/main.ts',
  '!../src/early/early.ts',
  '!../src/**/*.d.ts',
  // Run by a worker, which has no window.
  '!../src/service/{photos/photoWorker,worker}.ts',
  // Leaflet looks at the window: these are fetched once a map stands on the page (house.test.ts).
  '!../src/shops/map/{drawPointMap,drawShopMap,shopPins,tileMap}.ts',
]);

test('no module of the browser touches the window when it is imported', async () => {
  expect('window' in globalThis).toBe(false);
  const broken: unknown[] = [];
  for (const [file, load] of Object.entries(modules)) {
    await load().catch((error: unknown) => broken.push([file, error]));
  }
  expect(broken).toEqual([]);
});
