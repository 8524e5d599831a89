import { afterAll, describe, expect, test } from 'vitest';
import { killAll } from '#test/server/process.ts';
import { campaigns } from './campaigns.ts';
import { runCampaign } from './frame/runCampaign.ts';

/**
 * The part of each campaign that every thorough run takes: less of one whose rounds start processes or wait. Of a full disk
 * `test/server/outages/fullDisk.long.test.ts` tries as much and more exactly.
 */
const shares: Readonly<Record<string, number>> = {
  kills: 0.001,
  finalises: 0.005,
  openapi: 0.01,
  guesses: 0.001,
  'slow-clients': 0.01,
  'database-away': 0.02,
  clocks: 0.002,
  'eight-hours': 0.02,
};
const tried = campaigns.filter(({ name, lacking }) => name in shares && lacking === undefined);

describe('a part of the campaign of', { timeout: 300_000 }, () => {
  afterAll(killAll);

  test.each(tried.map((campaign) => [campaign.name, campaign] as const))(
    '%s breaks no promise',
    async (name, campaign) => {
      const share = shares[name] ?? 0;
      const { rounds } = await runCampaign(campaign, { share, seed: 20_261_120 });
      expect(rounds).toBe(Math.round(campaign.rounds * share));
    },
  );
});
