import { useState } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { CatalogueRow, Cell, Column } from './catalogue.ts';
import styles from './Catalogue.module.css';

interface Props {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly CatalogueRow[];
}

/** So many rows stand in the page until more are asked for. */
const most = 200;

/** The rows of a catalogue in a box that scrolls by itself. */
export const CatalogueTable = ({ name, columns, rows }: Props) => {
  const { t } = useTexts('catalogues');
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <div
        className={styles['box']}
        role="region"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so keys must reach it.
        tabIndex={0}
      >
        <table className={styles['table']}>
          <thead>
            <tr>
              {columns.map(({ head }, at) => (
                <th key={at} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, isWhole ? rows.length : most).map(({ cells, href }, row) => (
              <tr key={row}>
                {cells.map((cell, at) => (
                  <td key={at} data-is={columns[at]?.is} data-head={columns[at]?.head}>
                    <CellText cell={cell} is={columns[at]?.is} href={href} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > most && !isWhole ? (
        <Button onClick={() => setIsWhole(true)}>{t('allRows', { count: rows.length })}</Button>
      ) : null}
    </>
  );
};

const CellText = ({
  cell,
  is,
  href,
}: {
  readonly cell: Cell;
  readonly is: Column['is'];
  readonly href: string | undefined;
}) => {
  const [first, ...others] = cell;
  if (is === 'link' && first !== undefined && href !== undefined)
    return (
      <>
        <a href={href}>{first}</a>
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </>
    );
  return is === 'code' ? <code>{first}</code> : cell.map((line) => <p key={line}>{line}</p>);
};
