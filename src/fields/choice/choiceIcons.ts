import { use } from 'react';
import { withoutRows } from '#machines/subject/path.ts';
import { TextScopes } from '#src/forms/textScopes.ts';
import type { PictureName } from './pictures.ts';

type Icons = Readonly<Record<string, PictureName>>;

/** The pictures of the choices of a field: those of its line where it has its own, as with words. */
export function useChoiceIcons(name: string): Icons | undefined {
  const field = withoutRows(name);
  return [...use(TextScopes).map((scope) => `${scope}.${field}`), field]
    .map((key) => choiceIcons[key])
    .find((icons) => icons !== undefined);
}

/** The pictures of choices drawn as tiles, by the field without row numbers and the code. A choice may have none. */
export const choiceIcons: Readonly<Record<string, Icons>> = {
  appliedRiskId: {
    DNL: 'bandage',
    PN: 'thermometer',
    NEM: 'bed',
    TN: 'bone',
    ZO: 'stethoscope',
    UMR: 'leaf',
    OCR: 'people',
    INV: 'wheelchair',
    DNSB: 'hand',
    SED: 'seat',
    CPZ: 'plane',
    BAN: 'bank',
    PAR: 'baby',
    OTHER: 'document',
  },
  claimEventType: {
    INJURY: 'bandage',
    PERMANENT: 'bone',
    HOSPITAL: 'bed',
    NO_WORK: 'thermometer',
    JOB_LOSS: 'briefcase',
    DISABILITY: 'wheelchair',
    DEATH: 'leaf',
    ILLNESS: 'stethoscope',
    DEPENDENCY: 'hand',
    CARE: 'people',
    IVF: 'baby',
    OTHER: 'document',
  },
  propertyEvent: {
    WATER: 'water',
    PERIL: 'hail',
    FIRE: 'flame',
    BURGLARY: 'key',
    VANDALISM: 'spray',
    GLASS: 'glass',
    SURGE: 'bolt',
    OTHER_DAMAGE: 'house',
  },
  eventFamily: { POVPOJ: 'people', POVPOS: 'person' },
  eventKinds: {
    HAVNEHODA: 'crash',
    HAVSKLA: 'glass',
    HAVZVIRE: 'animal',
    HAVVANDALISMUS: 'spray',
    HAVZIVEL: 'hail',
    HAVODCIZENI: 'key',
    POVPOJ_VEHICLE: 'car',
    POVPOJ_GLASS: 'glass',
    POVPOJ_HEALTH: 'health',
    POVPOJ_PROPERTY: 'house',
    POVPOJ_THING: 'thing',
    POVPOS_VEHICLE: 'car',
    POVPOS_GLASS: 'glass',
    POVPOS_HEALTH: 'health',
    POVPOS_PROPERTY: 'house',
    POVPOS_THING: 'thing',
  },
  uniKind: { MACHINE: 'wrench', PET: 'animal', TRAVEL: 'plane', OTHER: 'globe' },
  uniRisk: { UNIPREP: 'thing', UNIZEM: 'leaf', UNINEVIM: 'info' },
  uniEvent: {
    MACHINE_BREAKDOWN: 'wrench',
    MACHINE_OPERATOR_ERROR: 'hand',
    MACHINE_ELEMENT: 'hail',
    MACHINE_THEFT: 'key',
    MACHINE_COLLISION: 'crash',
    MACHINE_OTHER: 'document',
    PET_INJURY: 'bandage',
    PET_ILLNESS: 'stethoscope',
    PET_DEATH: 'leaf',
    PET_LOST: 'search',
    PET_LIABILITY: 'people',
    TRAVEL_MEDICAL: 'stethoscope',
    TRAVEL_LUGGAGE: 'briefcase',
    TRAVEL_CANCELLATION: 'calendar',
    TRAVEL_DELAY: 'clock',
    TRAVEL_LIABILITY: 'people',
    TRAVEL_BANKRUPTCY: 'bank',
    TRAVEL_OTHER: 'document',
    CARGO_DAMAGE: 'thing',
    CARGO_LOSS: 'search',
    CARGO_THEFT: 'key',
    AGRI_CROP: 'leaf',
    AGRI_ANIMALS: 'animal',
  },
  riskFlow: { ODPPOJ: 'people', ODPPOS: 'person', ODPPRAC: 'briefcase' },
  'injuredParties.damageKinds': {
    VEHICLE: 'car',
    GLASS: 'glass',
    HEALTH: 'health',
    PROPERTY: 'house',
    THING: 'thing',
    OTHER: 'info',
    LOSS: 'wallet',
  },
};
