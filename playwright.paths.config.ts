import base from './playwright.config.ts';

/** Every transition of every flow, walked in the browser by paths made of the machines: `npm run test:paths`. Too long for `npm test`. */
export default { ...base, testMatch: '**/*.paths.ts' };
