import type { View } from '#src/inspect/useAddress.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './Instrument.module.css';

interface Props {
  readonly views: readonly View[];
  readonly view: View;
  readonly onShow: (view: View) => void;
}

/** How a flow is looked at, one of several. */
export const ViewChoice = ({ views, view, onShow }: Props) => {
  const { t } = useTexts('inspect');
  return (
    <div role="group" aria-label={t('view.label')} className={styles['segment']}>
      {views.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onShow(each)}>
          {t(`view.${each}`)}
        </button>
      ))}
    </div>
  );
};
