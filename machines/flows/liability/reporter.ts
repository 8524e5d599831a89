import { roleAndReporter } from '#machines/flows/shared/reporterPage.ts';
import { isAtWork, isCaused, isEmployeeHurt, isEmployerHarmed, isSuffered } from './conditions.ts';

/** Who reports and how to reach them, in the order of specification section 6; at work the employer and the employee. */
export const reporter = roleAndReporter(['policy'], {
  roles: [
    { code: 'INSURED', when: { any: [isCaused, isAtWork] } },
    { code: 'INJURED', when: { any: [isSuffered, isAtWork] } },
    { code: 'OTHER', when: isSuffered },
    { code: 'SERVICE', when: { not: isAtWork } },
    'BROKER',
    { code: 'OTHER', when: { not: isSuffered } },
  ],
  choices: [
    { key: 'employeeHurt.reporterRole', when: isEmployeeHurt },
    { key: 'employerHarmed.reporterRole', when: isEmployerHarmed },
  ],
  // Who was harmed at work does not tell who reports it; elsewhere it is the one the report is about.
  likeliest: [
    { value: 'INJURED', when: isSuffered },
    { value: 'INSURED', when: isCaused },
  ],
});
