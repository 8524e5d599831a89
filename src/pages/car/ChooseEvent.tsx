import type { ReactNode } from 'react';
import { EventKind } from '../../../machines/claim/enums.ts';
import { riskFlowOf } from '../../../machines/claim/riskFlow.ts';
import { offeredKinds } from '../../../machines/flows/car/chooseEvent.ts';
import { TileField } from '../../fields/TileField.tsx';
import { useTexts } from '../../i18n/useTexts.ts';
import { ButtonLink } from '../../layout/Button.tsx';
import type { IconName } from '../../layout/icons.ts';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import styles from './ChooseEvent.module.css';

const icons = {
  HAVNEHODA: 'crash',
  HAVSKLA: 'glass',
  HAVZVIRE: 'animal',
  HAVVANDALISMUS: 'spray',
  HAVZIVEL: 'hail',
  HAVODCIZENI: 'key',
} satisfies Partial<Record<EventKind, IconName>>;

/** Kinds that no page takes yet; the flow offers one more by one line of its own. */
const kindsByPhone = EventKind.options.filter(
  (kind) => riskFlowOf([kind]) === 'HAV' && !offeredKinds.includes(kind),
);

/** What happened to the car. */
export const ChooseEvent = (props: PageProps): ReactNode => (
  <PageForm {...props} after={<OtherEvents hotline={props.configuration.hotline} />}>
    <TileField name="eventKinds" options={offeredKinds} icons={icons} isLabelHidden />
  </PageForm>
);

/** What is not offered here, and who takes it instead. */
function OtherEvents({ hotline }: { hotline: string }): ReactNode {
  const { t } = useTexts('car');
  const { t: field } = useTexts('fields');
  return (
    <section className={styles['other']}>
      <h2 className={styles['title']}>{t('chooseEvent.other.title')}</h2>
      <p>{t('chooseEvent.other.text')}</p>
      <ul className={styles['kinds']}>
        {kindsByPhone.map((kind) => (
          <li key={kind}>{field(`eventKinds.options.${kind}`)}</li>
        ))}
        <li>{t('chooseEvent.other.liability')}</li>
      </ul>
      <ButtonLink icon="phone" href={`tel:${hotline.replaceAll(/\s/g, '')}`}>
        {t('chooseEvent.other.call', { hotline })}
      </ButtonLink>
    </section>
  );
}
