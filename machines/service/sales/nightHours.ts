import * as z from 'zod';
import { timeInPrague } from '#machines/claim/writing/timeInPrague.ts';

/** The hours of a night where the insurer is, from one up to another one of the next day. */
export interface NightHours {
  readonly from: number;
  readonly to: number;
}

/** Written as `22-6`. Two equal hours are refused: nobody knows whether never is meant or always. */
export const NightHours = z
  .string()
  .regex(/^([01]?\d|2[0-3])-([01]?\d|2[0-3])$/)
  .transform((hours): NightHours => {
    const [from = 0, to = 0] = hours.split('-').map(Number);
    return { from, to };
  })
  .refine(({ from, to }) => from !== to, 'are two hours, such as 22-6');

/** Whether a moment is in these hours; never without any. */
export function isAtNight(hours: NightHours | undefined, at: Date): boolean {
  if (hours === undefined) return false;
  const hour = Number(timeInPrague(at).slice(0, 2));
  const { from, to } = hours;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
