import { readReason } from '#machines/sales/saidReason.ts';
import { LookReason } from '#machines/service/clients.ts';
import { ReportReason } from '#machines/service/sales/reportCalls.ts';
import { LookKind, type TrailLook } from '#machines/service/sales/trailCalls.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from '../Table.module.css';

const columns = ['at', 'actor', 'kind', 'client', 'more'] as const;
export type LookColumn = (typeof columns)[number];

/** What each column says of a look. */
export const useLookCells = () => {
  const { t, language } = useTexts('sales');
  const stamp = stampIn(language, { hasSeconds: true });
  const reasonOf = (said: string): string => {
    const { reason: code, words } = readReason(said);
    const ofReport = ReportReason.safeParse(code).data;
    if (ofReport) return t(`fields.reportReason.options.${ofReport}`);
    const reason = LookReason.safeParse(code).data;
    if (!reason) return said;
    return words ?? t(`fields.reason.options.${reason}`);
  };
  const kindOf = (said: string): string => {
    const kind = LookKind.safeParse(said).data;
    return kind ? t(`trail.kind.${kind}`) : said;
  };
  const heads = columns.map((column) => ({ column, head: t(`trail.column.${column}`) }));
  const cells = ({ at, actor, actsFor, kind, client, born, fields, reason, found }: TrailLook) =>
    ({
      at: stamp(at),
      actor: listed(actor, actsFor && t('trail.for', { name: actsFor })),
      kind: kindOf(kind),
      client: listed(client, born && String(born), reportIn(fields)),
      more: listed(
        reason && reasonOf(reason),
        found === undefined ? '' : t('trail.found', { number: found }),
      ),
    }) satisfies Readonly<Record<LookColumn, string>>;
  return { heads, cells };
};

/** The report that was looked at, by its mark. */
const reportIn = (fields: readonly string[]): string | undefined =>
  fields.find((field) => field.startsWith('report '))?.slice('report '.length);

const listed = (...parts: readonly (string | 0 | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Looks, a row each, the last one first. */
export const Looks = ({ looks }: { readonly looks: readonly TrailLook[] }) => {
  const { t } = useTexts('sales');
  const { heads, cells } = useLookCells();
  return (
    <table className={`${styles['table']} ${styles['cards']}`} aria-label={t('trail.label')}>
      <thead>
        <tr>
          {heads.map(({ column, head }) => (
            <th key={column} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {looks.map((look) => {
          const said = cells(look);
          return (
            <tr key={look.id}>
              {heads.map(({ column, head }) => (
                <td key={column} data-head={head}>
                  {said[column] || '–'}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
