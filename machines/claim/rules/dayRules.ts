import { checkOver, checkRows, doubtful, wrong, type Check } from '../issues/findings.ts';
import { type Path } from '../path.ts';
import { valueAt } from '../valueAt.ts';

/** The second day, or moment, is not before the first. */
export const inOrder = (first: Path, second: Path): Check =>
  checkOver([first, second], wrong(second, 'dateOrder'), (claim) => {
    const [from, to] = [valueAt(claim, first), valueAt(claim, second)];
    return typeof from === 'string' && typeof to === 'string' && to < from;
  });

/** No stay in hospital ends before it began. */
export const staysInOrder = checkRows(
  ['hospitalizations[].dateFrom', 'hospitalizations[].dateTo'],
  wrong('hospitalizations[0].dateTo', 'dateOrder'),
  ({ hospitalizations = [] }) =>
    hospitalizations.flatMap((stay, at) =>
      stay?.dateFrom && stay.dateTo && stay.dateTo < stay.dateFrom ? [at] : [],
    ),
);

/** The event happened during the journey; only a warning, because consequences may show later. */
export const happenedOnTrip = checkOver(
  ['incidentDate', 'tripFrom', 'tripTo'],
  doubtful('tripFrom', 'outsideTrip'),
  ({ incidentDate, tripFrom, tripTo }) =>
    Boolean(incidentDate && ((tripFrom && incidentDate < tripFrom) || (tripTo && incidentDate > tripTo))),
);
