import type { ListedDraft } from '#machines/service/drafts.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import look from '#src/layout/Choice.module.css';
import { Icon } from '#src/layout/Icon.tsx';
import { useApplication } from '#src/shell/application.ts';
import { draftMemory } from '#src/drafts/draftMemory.ts';
import styles from './EntryTiles.module.css';
import { offeredEntries, type OfferedEntry } from '#src/shell/entries.ts';
import { useDraftName } from '#src/drafts/useDraftName.ts';

interface Props {
  readonly drafts: readonly ListedDraft[];
}

/**
 * What can be reported here: the lines of insurance, of a line with several entries each of them. Where a report has been begun, its
 * tile continues it and says so.
 */
export const EntryTiles = ({ drafts }: Props) => {
  const { configuration, visitor } = useApplication();
  const { t } = useTexts('start');
  return (
    <section>
      <h2>{t('lines.title')}</h2>
      <ul className={`${look['choices']} ${styles['tiles']}`}>
        {offeredEntries(configuration.productLines, visitor?.kinds).map((entry) => (
          <Tile key={entry.name} entry={entry} drafts={drafts} />
        ))}
      </ul>
    </section>
  );
};

const Tile = ({ entry, drafts }: Props & { readonly entry: OfferedEntry }) => {
  const { claimType, name, path, icon, isOf } = entry;
  const { configuration, ports } = useApplication();
  const { t } = useTexts('start');
  const memory = draftMemory(ports, `${claimType}.DRAFT`);
  const begun = drafts.find(
    (draft) => draft.claimRequestUuid === memory.read() && isOf(draft.name.events ?? []),
  );
  const nameOf = useDraftName();
  const address = configuration.entryPrefix + path;
  const beginAnew = () => {
    memory.forget();
    location.assign(address);
  };
  return (
    <li>
      <a className={`${look['choice']} ${styles['tile']}`} href={address}>
        <span className={look['picture']}>
          <Icon name={icon} size={24} />
        </span>
        <span className={`${look['words']} ${styles['words']}`}>
          <strong>{t(`lines.${name}.title`)}</strong>
          {begun ? (
            <span className={look['about']} data-begun>
              {t('lines.begun', { name: nameOf(begun) })}
            </span>
          ) : (
            <span className={look['about']}>{t(`lines.${name}.text`)}</span>
          )}
        </span>
        <Icon name="next" />
      </a>
      {begun ? (
        <Button look="quiet" icon="add" onClick={beginAnew}>
          {t('lines.anew', { line: t(`lines.${name}.title`) })}
        </Button>
      ) : null}
    </li>
  );
};
