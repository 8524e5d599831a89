import * as z from 'zod';
import { call } from '#machines/service/call.ts';

const megabyte = 1_000_000;

/** What a test of the connection may cost: bytes of one transfer down and up, and milliseconds of each. */
export const speedBounds = { down: 16 * megabyte, up: 8 * megabyte, time: 4000 } as const;

/** The calls that the connection of somebody who has signed in is measured by; nobody else makes them. */
export const speedCalls = {
  speedPing: call({
    method: 'GET',
    path: '/rest/speed/ping',
    failing: 'SILENT',
    summary: 'Our addition, for users of ours: nothing but an answer, to measure how long one takes.',
    answer: z.object({}),
  }),
  speedDownload: call({
    method: 'GET',
    path: '/rest/speed/bytes',
    failing: 'SILENT',
    summary:
      'Our addition, for users of ours: random bytes for a few seconds, to measure the connection. One transfer of a user at a time.',
    answer: z.unknown().describe('application/octet-stream, which no proxy may compress or keep'),
  }),
  speedUpload: call({
    method: 'POST',
    path: '/rest/speed/bytes',
    failing: 'SILENT',
    summary:
      'Our addition, for users of ours: takes bytes for a few seconds and keeps none. One transfer of a user at a time.',
    octets: true,
    answer: z.object({ received: z.int() }),
  }),
};
