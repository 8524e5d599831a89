import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { handoverOpenApi } from '#server/handover/openApi.ts';

const page = fileURLToPath(new URL('../../../docs/handover.openapi.json', import.meta.url));

// `npm run contract` writes it anew.
test('the contract for the core system is the one that events leave by', async () => {
  await expect(`${JSON.stringify(handoverOpenApi(), null, 2)}\n`).toMatchFileSnapshot(page);
});
