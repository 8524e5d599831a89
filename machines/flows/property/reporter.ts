import { roleAndReporter } from '#machines/flows/shared/reporterPage.ts';

/** Who reports, mostly the insured, and how to reach them. Source: specification section 6. */
export const reporter = roleAndReporter(['policy'], {
  roles: ['INSURED', 'SERVICE', 'BROKER', 'OTHER'],
  likeliest: { value: 'INSURED' },
});
