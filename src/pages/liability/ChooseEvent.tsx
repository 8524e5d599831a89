import type { ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { ButtonLink } from '#src/layout/Button.tsx';
import { PageForm } from '#src/pages/PageForm.tsx';
import type { PageProps } from '#src/pages/pageProps.ts';
import styles from './ChooseEvent.module.css';

/** Who caused harm to whom, with the way to the line that takes what a vehicle caused. */
export function ChooseEvent(props: PageProps): ReactNode {
  const { t } = useTexts('liability');
  return (
    <PageForm
      {...props}
      below={
        <p className={styles['elsewhere']}>
          {t('chooseEvent.byVehicle')}{' '}
          <ButtonLink look="quiet" icon="car" href={`${props.configuration.entryPrefix}/nonlife/car`}>
            {t('chooseEvent.toCar')}
          </ButtonLink>
        </p>
      }
    />
  );
}
