import { use } from 'react';
import { withoutRows } from '../../../machines/claim/path.ts';
import { WordScopes } from '../../forms/wordScopes.ts';
import type { PictureName } from './pictures.ts';

const persons = { NATURAL: 'person', LEGAL: 'briefcase' } as const;

type Icons = Readonly<Record<string, PictureName>>;

/** The pictures of the choices of a field: those of its line where it has its own, as with words. */
export function useChoiceIcons(name: string): Icons | undefined {
  const field = withoutRows(name);
  return [...use(WordScopes).map((scope) => `${scope}.${field}`), field]
    .map((key) => choiceIcons[key])
    .find((icons) => icons !== undefined);
}

/** The pictures of choices drawn as tiles, by the field without row numbers and the code. A choice may have none. */
export const choiceIcons: Readonly<Record<string, Icons>> = {
  reporterRole: {
    INSURED: 'shield',
    INJURED: 'car',
    SERVICE: 'wrench',
    BROKER: 'briefcase',
    OTHER: 'people',
  },
  'life:fields.reporterRole': {
    INSURED: 'person',
    LEGAL_REP: 'shield',
    BROKER: 'briefcase',
    OTHER: 'people',
  },
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
  eventFamily: { HAV: 'car', POVPOJ: 'people', POVPOS: 'person' },
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
  theftKind: { PART: 'wheel', LUGGAGE: 'luggage', ATTEMPT: 'lock' },
  'injuredParties.damageKinds': {
    VEHICLE: 'car',
    GLASS: 'glass',
    HEALTH: 'health',
    PROPERTY: 'house',
    THING: 'thing',
    OTHER: 'info',
    LOSS: 'wallet',
  },
  repairHandling: {
    VEHICLE_HEADINGFOR_SERVICE: 'car',
    VEHICLE_IN_SERVICE: 'wrench',
    VEHICLE_SELF_REPAIRMENT: 'house',
    VEHICLE_FIXED: 'done',
    VEHICLE_NOT_DECIDED: 'clock',
  },
  inspectionMethod: { SELF_INSPECTION: 'camera', MOBILE_TECHNICIAN: 'person' },
  costBasis: { INVOICE: 'invoice', COSTING: 'scale', TOTAL: 'crash', UNSPECIFIED: 'clock' },
  bankContactType: {
    POLICY: 'shield',
    ENTERED: 'bank',
    REPAIR_SHOP_COMPANY: 'wrench',
    FUTURE_ACCOUNT: 'clock',
    ENTERED_ANOTHER: 'people',
    FOREIGN: 'globe',
    NONE: 'close',
  },
  'insured.personKind': persons,
  'injured.personKind': persons,
  'injuredParties.injured.personKind': persons,
};
