import type { Report } from '#test/browser/report.ts';

/** What somebody who tells only what must be told answers, by the paths of the claim. */
export type ShortAnswers = Readonly<Record<string, unknown>>;

/** A report that is counted: where it begins and what somebody answers who tells what must be told. */
export interface ShortJourney {
  /** The tile of the start page that it begins at. */
  readonly tile: Parameters<Report['enter']>[0];
  /** The code of its flow. */
  readonly flow: string;
  readonly answers: ShortAnswers;
}
