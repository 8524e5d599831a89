import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { versionMachine } from '#machines/actors/browser/version.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import styles from './VersionNotice.module.css';

export type VersionActor = ActorRefFrom<typeof versionMachine>;

/** Offers a newer version of the application to a reporter who wants it now. It takes no focus and covers nothing. */
export const VersionNotice = ({ version }: { readonly version: VersionActor }) => {
  const isOffered = useSelector(version, (snapshot) => snapshot.hasTag('offered'));
  return <div role="status">{isOffered ? <Offer version={version} /> : null}</div>;
};

const Offer = ({ version }: { readonly version: VersionActor }) => {
  const { t } = useTexts('meetings');
  return (
    <div className={styles['place']}>
      <Notice
        title={t('version.title')}
        action={
          <div className={styles['answers']}>
            <Button onClick={() => version.send({ type: 'REFRESH' })}>{t('version.refresh')}</Button>
            <Button look="quiet" onClick={() => version.send({ type: 'LATER' })}>
              {t('version.later')}
            </Button>
            <Button look="quiet" onClick={() => version.send({ type: 'IGNORE' })}>
              {t('version.ignore')}
            </Button>
          </div>
        }
      >
        {t('version.text')}
      </Notice>
    </div>
  );
};
