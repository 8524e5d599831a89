import base from './playwright.config.ts';

/** Every page in every language, size and scheme, kept as screenshots: `npm run test:every`. Too long for `npm test`. */
export default { ...base, testMatch: '**/*.every.ts' };
