import { describe, expect, test } from 'vitest';
import type { EventKind, VehicleRouting } from '#machines/claim/enums.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { wayOf, type Differing } from './wayOf.ts';

const technician = { inspectionMethod: 'MOBILE_TECHNICIAN', inspectionPlace: 'doma na dvoře' };
const shop = { id: 'S001', name: 'Autoservis Dub' };

const damage = { damageSize: 'SMALL', drivable: 'YES' };

const mended = ({ repairHandling, ...inspection }: Answers, repairShop?: Answers): Differing => ({
  answers: {
    damageExtent: { ...damage, repairHandling },
    inspection,
    ...(repairShop && { repairShop: { repairShop } }),
  },
});

describe('a vehicle to be mended', () => {
  test.each<[string, Differing, string, string[]]>([
    [
      'in a shop of ours',
      mended({ repairHandling: 'VEHICLE_HEADINGFOR_SERVICE', ...technician }, { ...shop, contractual: true }),
      'inspection repairShop documents',
      [],
    ],
    [
      'at home, by a shop that comes',
      mended(
        { repairHandling: 'VEHICLE_HEADINGFOR_SERVICE', ...technician },
        { ...shop, contractual: true, atHome: true },
      ),
      'inspection repairShop documents',
      [],
    ],
    [
      'in a shop that is no partner, where it stands already',
      mended({ repairHandling: 'VEHICLE_IN_SERVICE', ...technician }, { id: 'UNLISTED', name: 'Servis Buk' }),
      'inspection repairShop documents',
      [],
    ],
    [
      'by its owner, who is paid by the price list',
      mended({ repairHandling: 'VEHICLE_SELF_REPAIRMENT', costBasis: 'COSTING', ...technician }),
      'inspection documents',
      [],
    ],
    [
      'and repaired already, by invoice',
      mended({ repairHandling: 'VEHICLE_FIXED', costBasis: 'INVOICE' }),
      'inspection documents',
      [],
    ],
    ['nobody knows how: we call', mended({ repairHandling: 'VEHICLE_NOT_DECIDED' }), 'documents', []],
    [
      'and inspected by its owner, where that is allowed',
      mended({ repairHandling: 'VEHICLE_SELF_REPAIRMENT', inspectionMethod: 'SELF_INSPECTION' }),
      'inspection documents',
      [],
    ],
  ])('%s', (_, differing, pages, dialogs) => {
    const way = wayOf(['HAVVANDALISMUS'], differing);
    expect(way.pages.slice(way.pages.indexOf('damageExtent'))).toBe(
      `damageExtent ${pages} summary finalised`,
    );
    expect(way.dialogs.filter((dialog) => /^(inspection|repairShop)/.test(dialog))).toEqual(dialogs);
  });

  test('is not inspected by its owner where that is not allowed', () => {
    const alone = mended({
      repairHandling: 'VEHICLE_SELF_REPAIRMENT',
      inspectionMethod: 'SELF_INSPECTION',
    });
    const found = { selfInspection: { selfInspectionAuthorized: false } };
    expect(() => wayOf(['HAVVANDALISMUS'], { ...alone, found })).toThrow(
      'inspection refuses inspectionPlace: required.',
    );
  });
});

describe('the repair is routed', () => {
  test.each<[string, readonly EventKind[], VehicleRouting | undefined, Differing?]>([
    ['as of a vehicle after an accident', ['HAVNEHODA'], 'VEHICLE'],
    ['as of glass alone', ['HAVSKLA'], 'GLASS'],
    ['as after hail', ['HAVZIVEL'], 'HAIL', { answers: { peril: { elementType: 'HAIL', hailDents: 40 } } }],
    ['as of a vehicle after a flood', ['HAVZIVEL'], 'VEHICLE'],
    ['as of glass where the injured lost nothing else', ['POVPOS_GLASS', 'POVPOS_THING'], 'GLASS'],
    ['together where glass and other parts are damaged', ['POVPOS_VEHICLE', 'POVPOS_GLASS'], 'FUSION'],
    ['nowhere where no vehicle is damaged', ['POVPOS_HEALTH'], undefined],
    ['nowhere where the damage is to others', ['POVPOJ_VEHICLE', 'POVPOJ_GLASS'], undefined],
  ])('%s', (_, kinds, routing, differing) => {
    expect(wayOf(kinds, differing).claim.vehicleRouting).toBe(routing);
  });
});
