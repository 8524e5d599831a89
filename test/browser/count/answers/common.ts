import type { ShortAnswers } from '#test/browser/count/shortJourney.ts';

/** Who reports, and where they are reached. */
export const contact = {
  'reporter.fullName': 'Jana Nováková',
  'reporter.email': 'jana.novakova@example.cz',
  'reporter.tel': '777123456',
};

/** A home in Ostrava. */
export const home = { streetWithNumbers: 'Nádražní 27', zipCode: '70200', city: 'Ostrava' };

/** What happened to a vehicle or to somebody, and where. */
export const accidentAnswers = {
  incidentDescription: 'Na kluzké vozovce do mě najelo jiné auto.',
  countryScope: 'CZECH',
  incidentPlace: 'Brno, Masarykova 1',
  policeInvestigation: 'NO',
};

/** A policy that the register has, whose account is paid to. */
export const knownPolicy = (policyNumber: string): ShortAnswers => ({
  policyNumber,
  bankContactType: 'POLICY',
});
