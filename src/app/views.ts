import { lazy, type ComponentType } from 'react';
import type { PageProps } from '../pages/pageProps.ts';
import { loadChunk } from './loadChunk.ts';

type View = ComponentType<PageProps>;

const view = <Name extends string>(load: () => Promise<Record<Name, View>>, name: Name) => {
  const loadView = () => loadChunk(async () => ({ default: (await load())[name] }));
  return { View: lazy(loadView), prefetch: loadView };
};

const shared = {
  index: view(() => import('../pages/shared/Start.tsx'), 'Start'),
  reporter: view(() => import('../pages/shared/Reporter.tsx'), 'Reporter'),
  bankData: view(() => import('../pages/shared/BankData.tsx'), 'BankData'),
  documents: view(() => import('../pages/shared/Documents.tsx'), 'Documents'),
  summary: view(() => import('../pages/shared/Summary.tsx'), 'Summary'),
  finalised: view(() => import('../pages/shared/Finalised.tsx'), 'Finalised'),
};

const existing = {
  claimIdentification: view(() => import('../pages/shared/ClaimIdentification.tsx'), 'ClaimIdentification'),
  reporter: shared.reporter,
  finalised: shared.finalised,
  cannotContinue: view(() => import('../pages/shared/CannotContinue.tsx'), 'CannotContinue'),
};
/** Pages that are plain lists of questions. */
const lifePage = view(() => import('../pages/life/LifePage.tsx'), 'LifePage');

const upload = { ...existing, documents: shared.documents };
const question = {
  ...existing,
  question: view(() => import('../pages/shared/Question.tsx'), 'Question'),
};

/** Every view by the code of its flow and the name pages call it by; each is loaded when its page is near. */
export const views: Readonly<Record<string, Readonly<Record<string, ReturnType<typeof view>>>>> = {
  'car.DRAFT': {
    ...shared,
    chooseEvent: view(() => import('../pages/car/ChooseEvent.tsx'), 'ChooseEvent'),
    chooseReporter: view(() => import('../pages/car/ChooseReporter.tsx'), 'ChooseReporter'),
    vehicle: view(() => import('../pages/car/Vehicle.tsx'), 'Vehicle'),
    vehicleData: view(() => import('../pages/car/VehicleData.tsx'), 'VehicleData'),
    person: view(() => import('../pages/car/Person.tsx'), 'Person'),
    event: view(() => import('../pages/car/Event.tsx'), 'Event'),
    accident: view(() => import('../pages/car/Accident.tsx'), 'Accident'),
    damagedParts: view(() => import('../pages/car/DamagedParts.tsx'), 'DamagedParts'),
    otherContract: view(() => import('../pages/car/OtherContract.tsx'), 'OtherContract'),
    glass: view(() => import('../pages/car/Glass.tsx'), 'Glass'),
    animal: view(() => import('../pages/car/Animal.tsx'), 'Animal'),
    vandalism: view(() => import('../pages/car/Vandalism.tsx'), 'Vandalism'),
    peril: view(() => import('../pages/car/Peril.tsx'), 'Peril'),
    theft: view(() => import('../pages/car/Theft.tsx'), 'Theft'),
    causedDamage: view(() => import('../pages/car/CausedDamage.tsx'), 'CausedDamage'),
    injuredParty: view(() => import('../pages/car/InjuredParty.tsx'), 'InjuredParty'),
    injuredParties: view(() => import('../pages/car/InjuredParties.tsx'), 'InjuredParties'),
    sufferedDamage: view(() => import('../pages/car/SufferedDamage.tsx'), 'SufferedDamage'),
    otherParty: view(() => import('../pages/car/OtherParty.tsx'), 'OtherParty'),
    injury: view(() => import('../pages/car/Injury.tsx'), 'Injury'),
    repairShop: view(() => import('../pages/car/RepairShop.tsx'), 'RepairShop'),
    inspection: view(() => import('../pages/car/Inspection.tsx'), 'Inspection'),
  },
  'car.UPLOAD': upload,
  'car.QUESTION': question,
  'life.DRAFT': {
    ...shared,
    cannotContinue: existing.cannotContinue,
    chooseEvent: view(() => import('../pages/life/ChooseEvent.tsx'), 'ChooseEvent'),
    damageInfo: view(() => import('../pages/life/DamageInfo.tsx'), 'DamageInfo'),
    chooseReporter: view(() => import('../pages/life/ChooseReporter.tsx'), 'ChooseReporter'),
    reporter: view(() => import('../pages/life/Reporter.tsx'), 'Reporter'),
    policyEventType: view(() => import('../pages/life/PolicyEventType.tsx'), 'PolicyEventType'),
    policyNotFound: view(() => import('../pages/life/PolicyNotFound.tsx'), 'PolicyNotFound'),
    personalData: view(() => import('../pages/life/PersonalData.tsx'), 'PersonalData'),
    policy: lifePage,
    policyAlternative: lifePage,
    injury: lifePage,
    injuryAdditional: lifePage,
    injuryTravel: lifePage,
    injuryTreatment: lifePage,
    injuryHospital: lifePage,
    injuryMore: lifePage,
    disability: lifePage,
    illness: lifePage,
    incapablePerson: lifePage,
    ivf: lifePage,
    hospital: lifePage,
    hospitalMore: lifePage,
    ocr: lifePage,
    ocrMore: lifePage,
    death: lifePage,
    deathTravel: lifePage,
    deathInjury: lifePage,
    deathMore: lifePage,
    permanentTravel: lifePage,
    bodyPart: lifePage,
    permanentEvent: lifePage,
    permanentLimbs: lifePage,
    permanentFace: lifePage,
    athlete: lifePage,
    permanentAthlete: lifePage,
    permanentMore: lifePage,
    noWork: lifePage,
    noWorkEvent: lifePage,
    noWorkMore: lifePage,
    carSeats: lifePage,
    carSeatsMore: lifePage,
    otherRisk: lifePage,
  },
  'life.UPLOAD': upload,
  'life.QUESTION': question,
};

/** Takes a flow and the name of a view; gives the view. Throws where there is none: the house test forbids that. */
export const getView = (flow: string, name: string) => {
  const found = views[flow]?.[name];
  if (!found) throw new Error(`${flow} has no view ${name}.`);
  return found;
};
