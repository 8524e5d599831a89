import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Flow } from '../../../machines/flow/defineFlow.ts';
import { modelPaths, type ModelPath } from '../../model/modelPaths.ts';
import { findKnown } from './findKnown.ts';
import { longWays } from './longWays.ts';

const folder = new URL('../../../node_modules/.cache/paths/', import.meta.url);

/**
 * Takes a flow; gives a few paths through its model, with what the service of the first start finds, that walk every transition
 * such paths can walk. Computed by the process that lists the tests; those that run them read what it found.
 */
export const realPaths = (flow: Flow): readonly ModelPath[] => {
  const file = new URL(`${flow.code}.json`, folder);
  if (process.env['TEST_WORKER_INDEX'] !== undefined && existsSync(file))
    return JSON.parse(readFileSync(file, 'utf8'));
  const finding = findKnown(flow);
  const paths = longWays(flow, modelPaths(flow, finding), finding);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(paths));
  return paths;
};
