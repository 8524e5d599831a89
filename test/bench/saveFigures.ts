import type { Service } from '#test/browser/support/service.ts';
import type { Figure } from './figure.ts';
import { claimService, floorService, savesPerSecond } from './saves.ts';

/** A draft of common size. */
export const detail = {
  eventKinds: ['HAVNEHODA'],
  reporterRole: 'INSURED',
  reporter: { fullName: 'Jana Nováková', email: 'jana.novakova@example.cz', tel: '602123456' },
  incidentDate: '2026-11-18',
  registrationNo: '1AB2345',
  incidentDescription: 'Při couvání na parkovišti jsem narazila do sloupku. '.repeat(12),
  incidentPlace: 'Parkoviště u nádraží',
  formSteps: ['chooseEvent', 'reporter', 'vehicle'],
};

const loads = [
  { name: 'one writer', writers: 1, each: 300 },
  { name: 'eight writers', writers: 8, each: 100 },
];

/** Saves per second through the claim service and through the bare one, both on the same kind of database. */
export async function saveFigures(database: string, ours: Service, floor: Service): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, writers, each } of loads) {
    // The first round warms both up.
    await savesPerSecond(claimService(ours.url), detail, writers, each / 4);
    await savesPerSecond(floorService(floor.url), detail, writers, each / 4);
    figures.push({
      what: `saves on ${database}, ${name}`,
      unit: '/s',
      ours: await savesPerSecond(claimService(ours.url), detail, writers, each),
      floor: await savesPerSecond(floorService(floor.url), detail, writers, each),
      wanted: 'at most 2 x',
    });
  }
  return figures;
}
