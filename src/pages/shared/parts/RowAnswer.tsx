import { Fragment, type ReactNode } from 'react';
import { YesNo } from '../../../../machines/claim/enums.ts';
import { withoutRows } from '../../../forms/path.ts';
import { i18n } from '../../../i18n/i18n.ts';

type Props = {
  /** The row of a list, or the one item there may be: `witnesses[1]`, `injuredParties[0].damagedVehicles[0]`. */
  name: string;
  row: Readonly<Record<string, unknown>>;
  /** Writes one answer of the row. */
  draw: (name: string, value: unknown) => ReactNode;
};

/**
 * What was told of one row: of short rows that go by a number all in one line, else each answer with its name. What has no
 * name was not asked.
 */
export function RowAnswer({ name, row, draw }: Props): ReactNode {
  const field = `fields:${withoutRows(name)}`;
  const told = Object.entries(row).filter(
    ([part, value]) => value !== undefined && value !== '' && i18n.exists(`${field}.${part}.label`),
  );
  // A mere yes says nothing without its question.
  const isBrief = i18n.exists(`${field}.row`) && !told.some(([, value]) => isYesOrNo(value));
  return told.map(([part, value], at) => (
    <Fragment key={part}>
      {at === 0 ? null : isBrief ? ', ' : '\n'}
      {isBrief ? null : `${i18n.t(`${field}.${part}.label`)}: `}
      {draw(`${name}.${part}`, value)}
    </Fragment>
  ));
}

const isYesOrNo = (value: unknown) => typeof value === 'boolean' || YesNo.safeParse(value).success;
