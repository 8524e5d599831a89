/** What a clerk needs the answers of `fields/reporter.ts` for. */
export const reporterWhys = {
  reporterRole: 'role',
  'reporter.companyName': 'contact',
  'reporter.email': 'contact',
  'reporter.fullName': 'contact',
  'reporter.identificationNumber': 'contact',
  'reporter.tel': 'contact',
} as const;
