import { CareProvider, DependencyDegree, DisabilityDegree } from '../../../machines/claim/life/codes.ts';
import { PriceField } from '../../fields/PriceField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import {
  day,
  knownYesNo,
  line,
  neededDay,
  neededLine,
  neededPastDay,
  neededYesNo,
  oneOf,
  option,
  pastDay,
  reference,
  tick,
  yesNo,
  type Draw,
} from './fieldKinds.tsx';

const causes = ['DISEASE', 'INJURY', 'OTHER'];

/** Fields about illness, disability, care, work and assisted reproduction; by name. */
export const lifeFieldsHealth: Readonly<Record<string, Draw>> = {
  healthCause: option(causes),
  'hospital.healthCause': oneOf('health-cause-type'),
  firstSymptomsDate: neededPastDay,
  diagnosisDate: pastDay,
  previousTreatment: yesNo,
  disabilityDegree: option(DisabilityDegree.options),
  disabilityDate: pastDay,
  decisionDate: pastDay,
  nextReviewDate: day,
  dependencyDegree: option(DependencyDegree.options),
  dependencyFrom: pastDay,
  careProvider: option(CareProvider.options),
  careType: oneOf('care-type'),
  caredPersonName: line,
  caredPersonBirthNumber: (name) => <TextField name={name} width="medium" inputMode="numeric" />,
  relationship: line,
  dateFrom: pastDay,
  dateTo: neededDay,
  ongoing: tick,
  singleParent: knownYesNo,
  childCareBenefit: yesNo,
  noWorkCause: oneOf('no-work-cause'),
  sickNoteNumber: reference,
  employerName: neededLine,
  sicknessInsured: neededYesNo,
  workActivityNow: knownYesNo,
  ivfCycleNumber: oneOf('ivf-cycle-number'),
  cycleDate: pastDay,
  transferDate: pastDay,
  paidByPublicInsurance: yesNo,
  costs: (name) => <PriceField name={name} />,
};
