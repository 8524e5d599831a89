import { checksAbout, wrong } from '#machines/subject/issues/findings.ts';
import type { PathOf } from '#machines/subject/path.ts';
import type { PolicyDetail, WholePolicy } from './policyFields.ts';
import { yearsTo } from './tariff.ts';

const { checkOver, checkRows } = checksAbout<PolicyDetail, PathOf<WholePolicy>>();

type Row = NonNullable<PolicyDetail['roles']>[number];

const rowsWhere = (
  { roles = [] }: PolicyDetail,
  isFound: (row: Row, at: number) => boolean,
): readonly number[] => roles.flatMap((row, at) => (isFound(row, at) ? [at] : []));

/** Checks of who has to do with a policy: the first one takes it out, alone and of age. */
export const roleChecks = [
  checkOver(
    ['insuranceStart', 'holder.birthDate'],
    wrong('roles[0].client', 'holderTooYoung'),
    ({ insuranceStart, holder }) =>
      insuranceStart !== undefined &&
      holder?.birthDate !== undefined &&
      yearsTo(holder.birthDate, insuranceStart) < 18,
  ),
  checkRows(['roles[].client', 'holder.client'], wrong('roles[0].client', 'holderOther'), (detail) =>
    rowsWhere(
      detail,
      ({ client }, at) =>
        at === 0 &&
        client !== undefined &&
        detail.holder?.client !== undefined &&
        client !== detail.holder.client,
    ),
  ),
  checkRows(['roles[].role'], wrong('roles[0].role', 'holderFirst'), (detail) =>
    rowsWhere(detail, ({ role }, at) => at === 0 && role !== undefined && role !== 'POLICYHOLDER'),
  ),
  checkRows(['roles[].role'], wrong('roles[0].role', 'holderTwice'), (detail) =>
    rowsWhere(detail, ({ role }, at) => at > 0 && role === 'POLICYHOLDER'),
  ),
  checkRows(['roles[].role', 'roles[].client'], wrong('roles[0].client', 'roleTwice'), (detail) =>
    rowsWhere(detail, ({ client, role }, at) =>
      rowsWhere(detail, (other) => other.client === client && other.role === role).some(
        (other) => other < at && client !== undefined && role !== undefined,
      ),
    ),
  ),
];
