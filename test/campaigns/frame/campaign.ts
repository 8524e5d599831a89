import type { Figures } from './figures.ts';
import type { Random } from './random.ts';

/** What a campaign is opened with. */
export interface Run {
  readonly figures: Figures;
  /** Chance of what is there before the first round. */
  readonly random: Random;
  /** How many rounds are to come. */
  readonly rounds: number;
}

/** A campaign whose service runs. */
export interface Opened {
  /** Does one round, and checks what it promises. Rejects with a BrokenPromise, or with what went wrong otherwise. */
  round(at: number, random: Random): Promise<void>;
  /** Checks what shows only at the end. */
  finish?(): Promise<void>;
  /** Ends what was started, also after a promise was broken. */
  close(): Promise<void>;
}

/** Something that is done to the service again and again, until a promise breaks. */
export interface Campaign {
  readonly name: string;
  /** What the service promises, in a sentence. */
  readonly promise: string;
  /** What one round does, in a sentence. */
  readonly round: string;
  /** How many rounds make it whole. */
  readonly rounds: number;
  /** How many rounds are under way at once; one by default. */
  readonly atOnce?: number;
  /** Why it cannot run on this machine, in a sentence; undefined where it can. */
  readonly lacking?: string | undefined;
  open(run: Run): Promise<Opened>;
}
