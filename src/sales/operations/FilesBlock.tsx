import type { Block } from '#machines/sales/client/block.ts';
import { FileRefusal, type FilesState } from '#machines/service/sales/filesAndMessages.ts';
import { formatFileSize } from '#src/i18n/formatFileSize.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { BlockFrame, Loaded } from '#src/sales/client/BlockFrame.tsx';
import blocks from '#src/sales/client/Blocks.module.css';
import tables from '#src/sales/Table.module.css';
import styles from './Operations.module.css';

/** Which files wait for the scanner, which were refused and why, and how much is stored. */
export const FilesBlock = ({ block }: { readonly block: Block<FilesState> }) => {
  const { t, language } = useTexts('operations');
  const stamp = stampIn(language);
  const title = t('files.title');
  return (
    <BlockFrame title={title}>
      <Loaded block={block} name={title}>
        {({ checking: { count, oldest }, refused, stored }) => (
          <>
            <div className={styles['said']}>
              <span>
                {count === 0 ? t('files.checked') : t('files.checking', { count })}
                {oldest === undefined ? null : ` ${t('files.oldest', { time: stamp(oldest) })}`}
              </span>
              <span className={blocks['soft']}>
                {t('files.stored', { count: stored.count, size: formatFileSize(stored.bytes, language) })}
              </span>
            </div>
            {refused.length === 0 ? <p>{t('files.noneRefused')}</p> : <Refused refused={refused} />}
          </>
        )}
      </Loaded>
    </BlockFrame>
  );
};

const Refused = ({ refused }: Pick<FilesState, 'refused'>) => {
  const { t } = useTexts('operations');
  return (
    <table className={tables['table']} aria-label={t('files.refused')}>
      <thead>
        <tr>
          <th scope="col">{t('files.refused')}</th>
          <th scope="col">{t('files.day')}</th>
          <th scope="col">{t('files.week')}</th>
        </tr>
      </thead>
      <tbody>
        {refused.map(({ code, day, week }) => {
          const why = FileRefusal.options.find((one) => one === code);
          return (
            <tr key={code}>
              <th scope="row">
                {why === undefined ? code : t(`files.why.${why}`)}
                <span className={blocks['note']}>{code}</span>
              </th>
              <td>{day}</td>
              <td>{week}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
