/** What a clerk needs the answers of `fields/incident.ts` for. */
export const incidentWhys = {
  activity: 'sport',
  injuryDate: 'before',
  workInjury: 'work',
  bodyAreas: 'injury',
  causedByOther: 'recourse',
  trafficRole: 'traffic',
  personsInVehicle: 'traffic',
  athleteLevel: 'sport',
  sportClub: 'sport',
  registeredAthlete: 'sport',
} as const;
