import { AthleteLevel } from '../../../machines/claim/life/codes.ts';
import { BodyField } from '../../fields/BodyField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { TileField } from '../../fields/TileField.tsx';
import { TimeField } from '../../fields/TimeField.tsx';
import {
  day,
  line,
  neededLine,
  neededOneOfMany,
  neededOption,
  neededPastDay,
  neededYesNo,
  oneOf,
  pastDay,
  reference,
  story,
  yesNo,
  type Draw,
} from './fieldKinds.tsx';
import { PlateField, VinField } from './parts/VehicleFields.tsx';

/** Lightest first: 2 light, 1 serious, 4 dead, 3 other (section 3, "Severity codes"). */
const severities = ['2', '1', '4', '3'];

/** Fields about what happened, where and at what; by name, those of one page alone by its view and their name. */
export const lifeFieldsIncident: Readonly<Record<string, Draw>> = {
  incidentTime: (name) => <TimeField name={name} />,
  incidentPlace: line,
  incidentDescription: story,
  moreInfo: story,
  activity: neededOneOfMany('activity'),
  injuryDate: neededPastDay,
  injuryType: oneOf('injury-type'),
  injurySeverity: (name) => (
    <TileField name={`${name}.code`} options={severities} isGrid isOptional={false} />
  ),
  'bodyPart.bodyAreas': (name) => <BodyField name={name} isLabelHidden />,
  bodyAreas: (name) => <BodyField name={name} />,
  workInjury: yesNo,
  trafficRole: neededOption(['DRIVER', 'PASSENGER', 'CYCLIST', 'PEDESTRIAN']),
  'carSeats.trafficRole': neededOption(['DRIVER', 'FRONT_PASSENGER', 'REAR_PASSENGER']),
  seatBelt: neededYesNo,
  registrationNo: (name) => <TextField name={name} width="short" isUpperCase />,
  'carSeats.registrationNo': (name) => <PlateField name={name} />,
  vin: (name) => <VinField name={name} />,
  athleteLevel: neededOption(AthleteLevel.options),
  sportClub: neededLine,
  registeredAthlete: neededYesNo,
  alcohol: yesNo,
  policeInvestigation: yesNo,
  policeStation: neededLine,
  policeFileNo: reference,
  country: neededOneOfMany('country'),
  tripFrom: pastDay,
  tripTo: day,
  assistanceContacted: yesNo,
  assistanceCaseNo: reference,
  otherInsurance: yesNo,
  otherInsurer: neededLine,
};
