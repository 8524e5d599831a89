import { setToday } from '#machines/claim/clock.ts';
import type { Campaign, Opened } from './campaign.ts';
import { createFigures } from './figures.ts';
import { BrokenPromise } from './promise.ts';
import { randomOf, randomOfRound } from './random.ts';

/** How a campaign is to be run. */
export interface Asked {
  /** The part of the whole; at least one round is done. */
  readonly share: number;
  readonly seed: number;
  /** Hears how far it is, now and then. */
  readonly say?: (line: string) => void;
  /** Ends it early, after the rounds under way. */
  readonly enough?: AbortSignal;
}

/** What came of a campaign that kept every promise. */
export interface Done {
  readonly rounds: number;
  readonly seconds: number;
  readonly figures: ReadonlyMap<string, number>;
}

const sayEvery = 10_000;
/** The day on which tests begin, too: the data of the registers goes with it. */
const day = '2026-11-20';

/**
 * Runs a share of a campaign.
 *
 * @throws BrokenPromise that names the round and the seed which repeat it
 */
export async function runCampaign(
  campaign: Campaign,
  { share, seed, say = () => {}, enough }: Asked,
): Promise<Done> {
  const { name, atOnce = 1 } = campaign;
  if (campaign.lacking !== undefined) throw new Error(campaign.lacking);
  setToday(() => day);
  const rounds = Math.max(1, Math.round(campaign.rounds * share));
  const figures = createFigures();
  const begun = performance.now();
  const seconds = (): number => (performance.now() - begun) / 1000;
  const opened = await campaign.open({ figures, random: randomOf(seed), rounds });
  let next = 0;
  let saidAt = begun;
  const isOver = (): boolean => next >= rounds || enough?.aborted === true;
  const work = async (): Promise<void> => {
    while (!isOver()) {
      const at = next;
      next += 1;
      await round(opened, at, { seed, name, share });
      if (performance.now() - saidAt < sayEvery) continue;
      saidAt = performance.now();
      say(`${name}: ${at + 1} of ${rounds} rounds in ${seconds().toFixed(0)} s`);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, rounds) }, work));
    await opened.finish?.().catch((error: unknown) => {
      throw broken(error, `after ${next} rounds`, { seed, name, share });
    });
  } catch (error) {
    next = rounds;
    throw error;
  } finally {
    await opened.close();
  }
  return { rounds: Math.min(next, rounds), seconds: seconds(), figures: figures.all() };
}

type Named = Pick<Asked, 'seed' | 'share'> & Pick<Campaign, 'name'>;

async function round(opened: Opened, at: number, named: Named): Promise<void> {
  try {
    await opened.round(at, randomOfRound(named.seed, at));
  } catch (error) {
    throw broken(error, `in round ${at}`, named);
  }
}

const broken = (cause: unknown, where: string, { seed, name, share }: Named): BrokenPromise =>
  new BrokenPromise(
    `${cause instanceof Error ? cause.message : String(cause)} (${where}; npm run campaign -- ${name} --share ${share} --seed ${seed} repeats it)`,
    { cause },
  );
