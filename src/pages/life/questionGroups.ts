import { always, type Questions } from '../questions.ts';
import { when } from './lifeConditions.ts';

/** When, where and how it happened. */
export const place: Questions = { incidentTime: always, incidentPlace: always, incidentDescription: always };

/** Whether the police know. */
export const police: Questions = {
  policeInvestigation: always,
  policeStation: when.police,
  policeFileNo: when.police,
};

/** Who drove and was belted. */
export const ride: Questions = { trafficRole: when.ride, seatBelt: when.belted, registrationNo: when.ride };

/** In which club. */
export const club: Questions = { sportClub: when.inClub, registeredAthlete: when.inClub };

/** Who treats it. */
export const facility: Questions = {
  medicalFacilityType: always,
  medicalFacilityName: always,
  doctorName: always,
};

/** The stays in hospital. */
export const stays: Questions = { hospitalizationCount: always, hospitalizations: always };

/** From when to when, or that it goes on. */
export const period: Questions = { dateFrom: always, ongoing: always, dateTo: when.ended };

/** The journey, and who helped on it. */
export const trip: Questions = {
  tripFrom: always,
  tripTo: always,
  country: always,
  assistanceContacted: always,
  assistanceCaseNo: { assistanceContacted: ['YES'] },
  otherInsurance: always,
  otherInsurer: { otherInsurance: ['YES'] },
};
