import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { registersOpenApi } from '#server/registers/contract/openApi.ts';

const page = fileURLToPath(new URL('../../../docs/registers.openapi.json', import.meta.url));

// `npm run contract` writes it anew.
test('the contract for those who answer our questions is the one that we ask by', async () => {
  await expect(`${JSON.stringify(registersOpenApi(), null, 2)}\n`).toMatchFileSnapshot(page);
});
