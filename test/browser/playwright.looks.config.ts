import paths from './playwright.paths.config.ts';

/** Every page of every flow, looked at once: `npm run test:looks`. Too long for `npm test`. */
export default { ...paths, testMatch: '**/*.looks.ts' };
