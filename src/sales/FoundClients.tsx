import type {
  ClientSearch,
  ClientSort,
  FoundClient,
  FoundClients as Found,
} from '#machines/service/clients.ts';
import { writeDate } from '#machines/claim/checks/date.ts';
import { salesPaths } from '#machines/sales/paths.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import styles from './FoundClients.module.css';
import tables from './Table.module.css';

interface Props {
  readonly found: Found;
  /** What was searched for. */
  readonly search: ClientSearch;
  /** Searches for the same, sorted otherwise or from another client on. */
  readonly onFind: (search: ClientSearch) => void;
  /** Opens one of them. */
  readonly onOpen: (client: string) => void;
  /** Reports a claim for one of them. */
  readonly onReport: (client: string) => void;
}

const columns = ['NAME', 'BORN', 'TOWN', 'POLICIES'] as const satisfies readonly ClientSort[];

/** The clients that were found, a row each, with what is to be known before one of them is taken for another. */
export const FoundClients = ({ found, search, onFind, onOpen, onReport }: Props) => {
  const { t } = useTexts('sales');
  const { clients, isShared, isLast } = found;
  const last = clients.at(-1);
  if (last === undefined) return null;
  const { after: _, ...fromStart } = search;
  return (
    <>
      {isShared ? (
        <Notice tone="warning">
          <p>{t('found.sharedNumber')}</p>
        </Notice>
      ) : null}
      <table className={`${tables['table']} ${tables['cards']}`} aria-label={t('found.label')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column} column={column} search={fromStart} onFind={onFind} />
            ))}
            <th scope="col">{t('found.care')}</th>
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <Row key={client.id} client={client} onOpen={onOpen} onReport={onReport} />
          ))}
        </tbody>
      </table>
      {isLast && search.after === undefined ? null : (
        <Ways>
          {isLast ? null : (
            <Button look="secondary" onClick={() => onFind({ ...search, after: last.id })}>
              {t('found.next')}
            </Button>
          )}
          {search.after === undefined ? null : (
            <Button look="quiet" onClick={() => onFind(fromStart)}>
              {t('found.first')}
            </Button>
          )}
        </Ways>
      )}
    </>
  );
};

interface HeadProps {
  readonly column: (typeof columns)[number];
  readonly search: ClientSearch;
  readonly onFind: (search: ClientSearch) => void;
}

/** The head of a column: a press sorts by it, the next one the other way round, and the third by how well they fit. */
const Head = ({ column, search, onFind }: HeadProps) => {
  const { t } = useTexts('sales');
  const { sort, isDescending = false, ...unsorted } = search;
  const isSorted = sort === column;
  const order = isDescending ? 'descending' : 'ascending';
  const press = () => {
    if (isSorted && isDescending) onFind(unsorted);
    else onFind({ ...unsorted, sort: column, ...(isSorted && { isDescending: true }) });
  };
  return (
    <th scope="col" aria-sort={isSorted ? order : 'none'}>
      <button type="button" className={styles['sort']} onClick={press}>
        {t(`found.column.${column}`)}
        <span aria-hidden="true">{isSorted ? (isDescending ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  );
};

interface RowProps extends Pick<Props, 'onOpen' | 'onReport'> {
  readonly client: FoundClient;
}

const Row = ({ client, onOpen, onReport }: RowProps) => {
  const { t } = useTexts('sales');
  const { name, life, mergedFrom, succeeds, born, identificationNumber, town, policies, nextDate, right } =
    client;
  return (
    <tr>
      <th scope="row">
        <a
          className={styles['name']}
          href={salesPaths.client(client.id)}
          data-leads-to={salesPaths.client(client.id)}
          onClick={(event) => {
            // Whoever wants another tab gets it.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(client.id);
          }}
        >
          {name}
        </a>
        {life === 'LIVING' ? null : <span className={styles['state']}>{t(`found.life.${life}`)}</span>}
        {succeeds === undefined ? null : (
          <span className={styles['more']}>{t('found.succeeds', { name: succeeds })}</span>
        )}
        {mergedFrom === undefined ? null : (
          <span className={styles['more']}>{t('found.merged', { name: mergedFrom })}</span>
        )}
      </th>
      <td data-head={t('found.column.BORN')}>
        {[born, identificationNumber].filter((one) => one !== undefined).join(', ')}
      </td>
      <td data-head={t('found.column.TOWN')}>{town ?? '–'}</td>
      <td data-head={t('found.column.POLICIES')}>
        {policies ?? '–'}
        {nextDate === undefined ? null : (
          <span className={styles['more']}>{t('found.nextDate', { day: writeDate(nextDate) })}</span>
        )}
      </td>
      <td data-head={t('found.care')}>
        {t(`found.right.${right}`)}
        {right === 'FOREIGN' ? (
          <Button
            look="quiet"
            data-leads-to={`${salesPaths.client(client.id)}/skoda`}
            onClick={() => onReport(client.id)}
          >
            {t('found.report')}
          </Button>
        ) : null}
      </td>
    </tr>
  );
};
