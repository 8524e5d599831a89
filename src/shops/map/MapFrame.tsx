import { useSelector } from '@xstate/react';
import type { ReactNode, RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMapMachine } from '#machines/actors/browser/shopMap.ts';
import type { Configuration } from '#machines/service/configuration.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import styles from './ShopMap.module.css';

type Map = { map: ActorRefFrom<typeof shopMapMachine> };
type Props = Map & {
  configuration: Configuration;
  element: RefObject<HTMLDivElement | null>;
  label: string;
  loading: string;
  size?: 'large' | 'pointed';
};

/** The frame around a map, what it shows until the tiles come, and who made them. */
export function MapFrame({ map, configuration, element, label, loading, size }: Props): ReactNode {
  const isShown = useSelector(map, (snapshot) => snapshot.matches({ map: 'shown' }));
  const { mapAttribution } = configuration;
  return (
    <div className={styles['frame']} data-size={size} role="group" aria-label={label}>
      <div ref={element} className={styles['map']} />
      {isShown ? null : <p className={styles['loading']}>{loading}</p>}
      <a className={styles['by']} href={mapAttribution.url} target="_blank" rel="noreferrer">
        {mapAttribution.text}
      </a>
    </div>
  );
}

/** A map, or why there is none and how to try again. */
export function UnlessMapFailed({ map, children }: Map & { children: ReactNode }): ReactNode {
  const { t } = useTexts('failures');
  const { t: tell } = useTexts('common');
  const isFailed = useSelector(map, (snapshot) => snapshot.matches({ map: 'mapFailed' }));
  if (!isFailed) return children;
  return (
    <Notice
      tone="warning"
      title={t('MAP_ERROR.title')}
      action={
        <Button icon="retry" onClick={() => map.send({ type: 'LOAD_MAP' })}>
          {tell('action.retry')}
        </Button>
      }
    >
      {t('MAP_ERROR.text')}
    </Notice>
  );
}
