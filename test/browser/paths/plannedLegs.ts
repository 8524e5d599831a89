import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Flow } from '../../../machines/flow/flow.ts';
import { findKnown } from './findKnown.ts';
import { legsOf, type Leg } from './legs.ts';

const folder = new URL('../../../node_modules/.cache/paths/', import.meta.url);

/**
 * The legs of a flow with what the service finds at its first start. They are computed by the process that lists the tests; those
 * that run them read its result.
 */
export const plannedLegs = (flow: Flow): readonly Leg[] => {
  const file = new URL(`${flow.code}.json`, folder);
  if (process.env['TEST_WORKER_INDEX'] !== undefined && existsSync(file))
    return JSON.parse(readFileSync(file, 'utf8'));
  const legs = legsOf(flow, findKnown(flow));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(legs));
  return legs;
};
