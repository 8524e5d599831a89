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
  'car.DRAFT index': { questions: 0, height: 1950 },
  'car.DRAFT event': { questions: 10, height: 2290 },
  'car.DRAFT damagedParts': { questions: 3, height: 2360 },
  'car.DRAFT summary': { questions: 1, height: 2810 },
  'car.DRAFT finalised': { questions: 0, height: 1770 },
  'car.DRAFT vehicleData': { questions: 6, height: 1390 },
  'car.DRAFT glass': { questions: 3, height: 1990 },
  'car.DRAFT theft': { questions: 10, height: 2050 },
  'car.DRAFT injuredParty[0]': { questions: 6, height: 2520 },
  'car.DRAFT injury': { questions: 10, height: 1670 },
  'property.DRAFT index': { questions: 0, height: 2020 },
  'property.DRAFT damage': { questions: 4, height: 2220 },
  'property.DRAFT summary': { questions: 0, height: 3260 },
  'property.DRAFT finalised': { questions: 0, height: 1820 },
  'liability.DRAFT index': { questions: 0, height: 1930 },
  'liability.DRAFT person': { questions: 6, height: 1260 },
  'liability.DRAFT event': { questions: 4, height: 1820 },
  'liability.DRAFT injuredParty[0]': { questions: 6, height: 2200 },
  'liability.DRAFT summary': { questions: 0, height: 2880 },
  'liability.DRAFT finalised': { questions: 0, height: 1750 },
  'liability.DRAFT sufferedDamage': { questions: 4, height: 1780 },
  'life.DRAFT index': { questions: 0, height: 1850 },
  'life.DRAFT reporter': { questions: 4, height: 1960 },
  'life.DRAFT personalData': { questions: 9, height: 2530 },
  'life.DRAFT injury': { questions: 8, height: 2220 },
  'life.DRAFT injuryTreatment': { questions: 10, height: 1330 },
  'life.DRAFT summary': { questions: 0, height: 2150 },
  'life.DRAFT incapablePerson': { questions: 10, height: 2110 },
  'life.DRAFT disability': { questions: 11, height: 2040 },
  'life.DRAFT noWork': { questions: 8, height: 1110 },
  'life.DRAFT noWorkEvent': { questions: 6, height: 1200 },
  'life.DRAFT ocr': { questions: 6, height: 1930 },
  'life.DRAFT permanentEvent': { questions: 7, height: 1210 },
  'life.DRAFT permanentMore': { questions: 7, height: 1200 },
  'life.DRAFT illness': { questions: 11, height: 1650 },
  'life.DRAFT carSeats': { questions: 10, height: 1790 },
  'life.DRAFT carSeatsMore': { questions: 8, height: 2100 },
  'life.DRAFT ivf': { questions: 7, height: 1170 },
  'life.DRAFT jobLoss': { questions: 7, height: 1750 },
  'life.DRAFT injuryTravel': { questions: 9, height: 1400 },
  'life.DRAFT permanentTravel': { questions: 8, height: 1310 },
  'life.DRAFT deathTravel': { questions: 9, height: 1450 },
  'uniflow.DRAFT index': { questions: 0, height: 1760 },
  'uniflow.DRAFT summary': { questions: 0, height: 1870 },
  'uniflow.DRAFT trip': { questions: 6, height: 1110 },
  'uniflow.DRAFT medical': { questions: 6, height: 1510 },
  'uniflow.DRAFT cancellation': { questions: 8, height: 1940 },
  'uniflow.DRAFT cargo': { questions: 7, height: 1180 },
};
