import type { ListedDraft } from '../../machines/service/drafts.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../layout/Button.tsx';
import card from '../layout/Card.module.css';
import { Icon } from '../layout/Icon.tsx';
import { useApplication } from '../shell/application.ts';
import { draftMemory } from '../drafts/draftMemory.ts';
import styles from './EntryTiles.module.css';
import type { ServedLine } from '../../machines/flows/lines.ts';
import { lineIcon, offeredLines } from '../shell/entries.ts';
import { useDraftName } from '../drafts/useDraftName.ts';

interface Props {
  readonly drafts: readonly ListedDraft[];
}

/**
 * The lines of insurance that can be reported here. Where a report has been begun, the tile of its line continues it and says so.
 */
export const EntryTiles = ({ drafts }: Props) => {
  const { configuration } = useApplication();
  const { t } = useTexts('start');
  return (
    <section>
      <h2>{t('lines.title')}</h2>
      <ul className={`${card['list']} ${styles['tiles']}`}>
        {offeredLines(configuration.productLines).map((entry) => (
          <Tile key={entry.claimType} entry={entry} drafts={drafts} />
        ))}
      </ul>
    </section>
  );
};

const Tile = ({ entry: { claimType, home }, drafts }: Props & { readonly entry: ServedLine }) => {
  const { configuration, place } = useApplication();
  const { t } = useTexts('start');
  const memory = draftMemory(place, `${claimType}.DRAFT`);
  const begun = drafts.find(({ claimRequestUuid }) => claimRequestUuid === memory.read());
  const nameOf = useDraftName();
  const address = configuration.entryPrefix + home;
  const beginAnew = () => {
    memory.forget();
    location.assign(address);
  };
  return (
    <li>
      <a className={`${card['card']} ${styles['tile']}`} href={address}>
        <span className={card['icon']}>
          <Icon name={lineIcon(claimType)} size={26} />
        </span>
        <span className={`${card['words']} ${styles['words']}`}>
          <strong>{t(`lines.${claimType}.title`)}</strong>
          <span>{begun ? t('lines.begun', { name: nameOf(begun) }) : t(`lines.${claimType}.text`)}</span>
        </span>
        <Icon name="next" />
      </a>
      {begun ? (
        <Button look="quiet" icon="add" onClick={beginAnew}>
          {t('lines.anew', { line: t(`lines.${claimType}.title`) })}
        </Button>
      ) : null}
    </li>
  );
};
