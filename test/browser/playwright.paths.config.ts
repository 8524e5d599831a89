import base from './playwright.config.ts';

/**
 * Every transition of every flow, walked in the browser by legs made of the machines: `npm run test:paths`. Too long for `npm test`. One service and one browser for each of two workers.
 */
export default {
  ...base,
  testMatch: '**/*.paths.ts',
  workers: 2,
  fullyParallel: true,
  // Nothing moves, and no trace is kept, because that costs a tenth of the time: `--trace on` keeps it.
  use: { ...base.use, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' },
};
