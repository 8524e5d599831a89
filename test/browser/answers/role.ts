import type { EventKind, ReporterRole, RiskFlow, VehicleRouting } from '#machines/claim/enums.ts';
import type { AnsweredPage } from '#test/browser/journeys/journey.ts';

export const index: AnsweredPage = { code: 'index', adds: {} };

/** Something happened to the reporter's own vehicle: one kind. */
export const ownEvent = (kind: EventKind, vehicleRouting: VehicleRouting = 'VEHICLE'): AnsweredPage => ({
  code: 'chooseEvent',
  answer: ({ fields }) => fields.lead('eventKinds.HAV', kind, 'eventKinds'),
  leads: true,
  adds: { eventKinds: [kind], riskFlow: 'HAV', vehicleRouting },
});

/** Somebody was harmed: any number of kinds. */
export const liability = (
  riskFlow: RiskFlow & ('POVPOJ' | 'POVPOS'),
  eventKinds: EventKind[],
  vehicleRouting?: VehicleRouting,
): AnsweredPage => ({
  code: 'chooseEvent',
  answer: async ({ fields }) => {
    await fields.choose('eventFamily', riskFlow);
    await fields.tickSome(`eventKinds.${riskFlow}`, eventKinds, 'eventKinds');
  },
  adds: { eventKinds, riskFlow, ...(vehicleRouting && { vehicleRouting }) },
});

/** Somebody in a hurry: too many spaces, and spaces between digits. */
export const reporter: AnsweredPage = {
  code: 'reporter',
  answer: async ({ fields }) => {
    await fields.type('reporter.fullName', ' Jana   Nováková ');
    await fields.type('reporter.email', 'jana.novakova@example.cz ');
    await fields.type('reporter.tel', '777 123 456');
  },
  confirms: ['confirmReporterContacts'],
  adds: { reporter: { fullName: 'Jana Nováková', email: 'jana.novakova@example.cz', tel: '777123456' } },
};

/** Somebody who reports damage to a vehicle; another than the insured or the injured says so. */
export const reporterOf = (reporterRole: ReporterRole): AnsweredPage => ({
  ...reporter,
  answer: async (report) => {
    if (reporterRole !== 'INSURED' && reporterRole !== 'INJURED') {
      await report.unfold('reporterRole');
      await report.fields.choose('reporterRole', reporterRole);
    }
    await reporter.answer?.(report);
  },
  adds: { reporterRole, ...reporter.adds },
});
