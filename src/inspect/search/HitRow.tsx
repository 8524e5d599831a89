import { useTexts } from '#src/i18n/useTexts.ts';
import { lineIcon, lineOf } from '#src/inspect/index/flowGroups.ts';
import { Icon } from '#src/layout/Icon.tsx';
import type { Hit } from './findPlaces.ts';
import { useHitWords } from './hitWords.ts';
import { Marked } from './Marked.tsx';
import styles from './Search.module.css';

/** A place that was found: its flow, its page, which the row leads to, what it is and what it says, with when it is there. */
export const HitRow = ({ hit }: { readonly hit: Hit }) => {
  const { t } = useTexts('catalogues');
  const { line, kind, page, href, what } = useHitWords()(hit);
  const { place, name, further, when } = hit;
  return (
    <tr>
      <td className={styles['flow']}>
        <Icon name={place.flow ? lineIcon(lineOf(place.flow.code)) : 'warning'} size={18} />
        {line} <span className={styles['soft']}>{kind}</span>
      </td>
      <td className={styles['page']}>
        <a href={href}>{page}</a>
      </td>
      <td className={styles['what']}>{what}</td>
      <td>
        {place.of === undefined ? null : (
          <span className={styles['soft']}>{place.of.endsWith('?') ? place.of : `${place.of}:`} </span>
        )}
        <Marked of={name} />
        {further ? (
          <p className={styles['further']}>
            <Marked of={further} />
          </p>
        ) : null}
        {when ? (
          <p className={styles['soft']}>
            {t('when')} <Marked of={when} />
          </p>
        ) : null}
      </td>
    </tr>
  );
};
