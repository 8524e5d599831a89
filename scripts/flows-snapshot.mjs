// Writes every flow as text beside the flows: what changed in one is read in a diff.
import './node-version.mjs';
import { writeFileSync } from 'node:fs';

const { flows } = await import('../machines/flows/index.ts');
const { snapshotText } = await import('../machines/analysis/snapshotText.ts');

for (const flow of flows) {
  const file = new URL(`../machines/flows/snapshots/${flow.code}.txt`, import.meta.url);
  writeFileSync(file, snapshotText(flow));
}
