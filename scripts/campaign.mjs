// Runs a campaign against the service: `npm run campaign -- NAME [--share 0.01] [--seed N]`; without a name it lists them. Ends with 1
// where a promise of the service broke.
import './node-version.mjs';
import '../server/process/interpretSchemas.ts';
import { parseArgs } from 'node:util';
import { setup } from '../test/runFolder.ts';

/** Ended by hand it tells what it has seen so far. */
const enough = new AbortController();
process.once('SIGINT', () => enough.abort());

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string', default: '1' }, seed: { type: 'string' } },
});
// Before whatever asks where passing files go.
const removeFolder = setup();
process.once('exit', removeFolder);
const { campaigns } = await import('../test/campaigns/campaigns.ts');
const { runCampaign } = await import('../test/campaigns/frame/runCampaign.ts');
const { tableOf } = await import('../test/campaigns/frame/figures.ts');

const [name] = positionals;
if (name === undefined) {
  for (const { name, promise, round, rounds } of campaigns)
    console.log(`${name}\n  ${promise}\n  ${rounds} rounds; each: ${round}`);
  process.exit(0);
}
const campaign = campaigns.find((one) => one.name === name);
const share = Number(values.share);
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
if (campaign === undefined || !(share > 0 && share <= 1) || !Number.isSafeInteger(seed)) {
  console.error(
    `There is no such campaign, or the share is not between 0 and 1: ${campaigns.map((one) => one.name).join(', ')}.`,
  );
  process.exit(1);
}
console.log(`${campaign.name}: ${campaign.promise}\nseed ${seed}, share ${share}`);
try {
  const done = await runCampaign(campaign, {
    share,
    seed,
    say: (line) => console.log(line),
    enough: enough.signal,
  });
  const rows = [...done.figures].map(([what, figure]) => [what, String(Math.round(figure * 10) / 10)]);
  console.log(
    tableOf([
      ['rounds', `${done.rounds} of ${campaign.rounds}`],
      ['seconds', done.seconds.toFixed(0)],
      ...rows,
    ]),
  );
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
