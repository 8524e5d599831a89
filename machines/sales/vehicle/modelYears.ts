import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import { vehicleName } from './vehicleName.ts';

/** The years in which a model was made; one without an end is made still. */
export interface ModelYears {
  readonly from: number;
  readonly to?: number | undefined;
}

/** By make and model, as the codelist `car-make-model` names them. */
export const modelYears: Readonly<Record<string, readonly [from: number, to?: number]>> = {
  'Škoda 105': [1976, 1990],
  'Škoda 120': [1976, 1990],
  'Škoda Citigo': [2011, 2020],
  'Škoda Fabia': [1999],
  'Škoda Favorit': [1987, 1995],
  'Škoda Felicia': [1994, 2001],
  'Škoda Kamiq': [2019],
  'Škoda Karoq': [2017],
  'Škoda Kodiaq': [2016],
  'Škoda Octavia': [1996],
  'Škoda Rapid': [2012, 2019],
  'Škoda Roomster': [2006, 2015],
  'Škoda Scala': [2019],
  'Škoda Superb': [2001],
  'Škoda Yeti': [2009, 2017],
  'Volkswagen Golf': [1974],
  'Volkswagen Passat': [1973],
  'Hyundai i30': [2007],
  'Kia Ceed': [2006],
  'Ford Focus': [1998],
  'Ford Transit': [1965],
  'Renault Clio': [1990],
  'Dacia Duster': [2010],
  'Dacia Logan': [2004],
  'Citroën Berlingo': [1996],
  'Tesla Model Y': [2020],
};

/** How many years after its last one a model may be registered for the first time. */
const sold = 2;

/** When the model of a vehicle was made; undefined where that is not known. */
export const yearsOfModel = (
  car: Pick<NonNullable<VehicleRecord['car']>, 'manufacturer' | 'model'>,
): ModelYears | undefined => {
  const [from, to] = modelYears[vehicleName(car)] ?? [];
  return from === undefined ? undefined : { from, to };
};

/** True for a first registration, an ISO day, before the model was made, or too long after. */
export const isOutOfYears = (
  startDate: string,
  { from, to = Number.MAX_SAFE_INTEGER }: ModelYears,
): boolean => {
  const year = Number(startDate.slice(0, 4));
  return year < from || year > to + sold;
};
