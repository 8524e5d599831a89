import base from './playwright.config.ts';
import { phone } from './support/viewports.ts';

/**
 * How short each report is, counted on a phone: `npm run journeys`. It prints a table and fails where a report cannot be sent.
 */
export default {
  ...base,
  testMatch: '**/*.count.ts',
  reporter: 'line' as const,
  use: { ...base.use, ...phone, contextOptions: { reducedMotion: 'reduce' as const }, trace: 'off' as const },
};
