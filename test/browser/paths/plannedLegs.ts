import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { Flow } from '#machines/report/claimFlow.ts';
import { findKnown } from './findKnown.ts';
import { legsOf, type Leg } from './legs.ts';

const folder = new URL('../../../node_modules/.cache/paths/', import.meta.url);

/**
 * The legs of a flow with what the service finds at its first start. They are computed by the process that lists the tests; those
 * that run them read its result.
 */
export const plannedLegs = (flow: Flow): readonly Leg[] => {
  const file = new URL(`${flow.code}.legs`, folder);
  if (process.env['TEST_WORKER_INDEX'] !== undefined && existsSync(file))
    return deserialize(readFileSync(file));
  const legs = legsOf(flow, findKnown(flow));
  mkdirSync(folder, { recursive: true });
  // JSON would make nothing of what a row leaves unanswered.
  writeFileSync(file, serialize(legs));
  return legs;
};
