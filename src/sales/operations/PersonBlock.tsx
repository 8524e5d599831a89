import type { Block } from '#machines/sales/client/block.ts';
import type { OperationsActor } from '#machines/sales/operations/operationsMachine.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { personExportCalls, type PersonExport } from '#machines/service/sales/personExports.ts';
import { stampIn } from '#src/i18n/stampIn.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button, ButtonLink } from '#src/layout/Button.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { BlockFrame, Loaded } from '#src/sales/client/BlockFrame.tsx';
import blocks from '#src/sales/client/Blocks.module.css';
import styles from './Operations.module.css';

interface Props {
  readonly block: Block<{ readonly exports: readonly PersonExport[] }>;
  readonly actor: OperationsActor;
}

/** What a person may ask of what is kept of them, and what two of us have given out. Source: GDPR art. 15, 17 and 20. */
export const PersonBlock = ({ block, actor }: Props) => {
  const { t } = useTexts('operations');
  const title = t('person.title');
  return (
    <BlockFrame title={title}>
      <p>{t('person.lead')}</p>
      <Ways>
        <Button
          look="quiet"
          icon="document"
          onClick={() => actor.send({ type: 'WANT', wanted: { act: 'EXPORT' } })}
        >
          {t('person.export')}
        </Button>
        <Button
          look="quiet"
          icon="remove"
          onClick={() => actor.send({ type: 'WANT', wanted: { act: 'ERASE' } })}
        >
          {t('person.erase')}
        </Button>
      </Ways>
      <Loaded block={block} name={title}>
        {({ exports }) => (
          <ul className={blocks['list']}>
            {exports.map((one) => (
              <GivenOut key={one.id} {...one} />
            ))}
          </ul>
        )}
      </Loaded>
    </BlockFrame>
  );
};

const GivenOut = ({ id, words, at, until, count }: PersonExport) => {
  const { t, language } = useTexts('operations');
  const stamp = stampIn(language);
  return (
    <li>
      <strong>{t('person.given', { time: stamp(at), words })}</strong>
      <span className={blocks['soft']}>
        {t('person.reports', { count })} {t('approvals.until', { time: stamp(until) })}
      </span>
      {count > 0 ? (
        <span className={styles['ways']}>
          <ButtonLink
            look="quiet"
            icon="document"
            href={pathOf(personExportCalls.downloadExport.path, { approval: id })}
            download
            aria-label={t('person.downloadOf', { words })}
          >
            {t('person.download')}
          </ButtonLink>
        </span>
      ) : null}
    </li>
  );
};
