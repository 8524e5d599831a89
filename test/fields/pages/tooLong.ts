/** How long a page is on arrival: the questions that can be seen and its height on a phone, in pixels. */
export interface Length {
  readonly questions: number;
  readonly height: number;
}

/**
 * Pages that are longer than a page may be, each with the length that it must not exceed, twenty pixels of it for a line that wraps
 * otherwise. The table only gets shorter: who shortens a page so far that it fits takes it out.
 */
export const tooLong: Readonly<Record<string, Length>> = {
  'car.DRAFT index': { questions: 0, height: 1980 },
  'car.DRAFT event': { questions: 10, height: 2550 },
  'car.DRAFT damagedParts': { questions: 3, height: 2500 },
  'car.DRAFT summary': { questions: 1, height: 3040 },
  'car.DRAFT vehicleData': { questions: 6, height: 1550 },
  'car.DRAFT glass': { questions: 3, height: 2110 },
  'car.DRAFT theft': { questions: 10, height: 2420 },
  'car.DRAFT injuredParty[0]': { questions: 6, height: 2794 },
  'property.DRAFT index': { questions: 0, height: 2050 },
  'property.DRAFT damage': { questions: 4, height: 2520 },
  'property.DRAFT summary': { questions: 0, height: 3490 },
  'liability.DRAFT index': { questions: 0, height: 1960 },
  'liability.DRAFT event': { questions: 4, height: 1960 },
  'liability.DRAFT injuredParty[0]': { questions: 6, height: 2370 },
  'liability.DRAFT summary': { questions: 0, height: 2800 },
  'liability.DRAFT sufferedDamage': { questions: 4, height: 1910 },
  'life.DRAFT index': { questions: 0, height: 1880 },
  'life.DRAFT chooseEvent': { questions: 1, height: 1810 },
  'life.DRAFT personalData': { questions: 9, height: 2640 },
  'life.DRAFT injury': { questions: 8, height: 2480 },
  'life.DRAFT injuryTreatment': { questions: 10, height: 1650 },
  'life.DRAFT summary': { questions: 0, height: 2270 },
  'life.DRAFT incapablePerson': { questions: 9, height: 2220 },
  'life.DRAFT disability': { questions: 11, height: 2340 },
  'life.DRAFT noWork': { questions: 8, height: 1370 },
  'life.DRAFT noWorkEvent': { questions: 6, height: 1390 },
  'life.DRAFT ocr': { questions: 6, height: 2020 },
  'life.DRAFT permanentEvent': { questions: 7, height: 1440 },
  'life.DRAFT permanentMore': { questions: 7, height: 1360 },
  'life.DRAFT illness': { questions: 11, height: 1950 },
  'life.DRAFT carSeats': { questions: 10, height: 2100 },
  'life.DRAFT carSeatsMore': { questions: 8, height: 2350 },
  'life.DRAFT ivf': { questions: 7, height: 1390 },
  'life.DRAFT jobLoss': { questions: 7, height: 1980 },
  'life.DRAFT injuryTravel': { questions: 9, height: 1690 },
  'life.DRAFT permanentTravel': { questions: 8, height: 1570 },
  'life.DRAFT deathTravel': { questions: 8, height: 1580 },
  'uniflow.DRAFT index': { questions: 0, height: 1780 },
  'uniflow.DRAFT summary': { questions: 0, height: 1980 },
  'uniflow.DRAFT medical': { questions: 6, height: 1790 },
  'uniflow.DRAFT cancellation': { questions: 9, height: 2300 },
  'uniflow.DRAFT cargo': { questions: 7, height: 1410 },
};
