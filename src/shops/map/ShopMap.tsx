import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { shopMapMachine } from '../../../machines/actors/shopMap.ts';
import type { Configuration } from '../../../machines/service/configuration.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useShopTexts } from '../shopLine.ts';
import { Button } from '../../layout/Button.tsx';
import { Notice } from '../../layout/Notice.tsx';
import type { FoundShop } from '../foundShops.ts';
import styles from './ShopMap.module.css';
import { useDrawnMap } from './useDrawnMap.ts';

type Props = {
  map: ActorRefFrom<typeof shopMapMachine>;
  configuration: Configuration;
  shops: readonly FoundShop[];
  chosenId: string;
  onChoose: (id: string) => void;
  isLarge?: boolean;
  /** What the map shows, and what its one place is, where it is not that of the reporter among shops. */
  words?: { readonly label: string; readonly own: string };
};

/** The map of the shops in the list, or why there is none. The list says all of it in words. */
export function ShopMap(props: Props): ReactNode {
  const { t } = useTexts('failures');
  const { map } = props;
  const isFailed = useSelector(map, (snapshot) => snapshot.matches({ map: 'mapFailed' }));
  if (!isFailed) return <Drawn {...props} />;
  return (
    <Notice
      tone="warning"
      title={t('MAP_ERROR.title')}
      action={<Retry onRetry={() => map.send({ type: 'RETRY_MAP' })} />}
    >
      {t('MAP_ERROR.text')}
    </Notice>
  );
}

function Retry({ onRetry }: { onRetry: () => void }): ReactNode {
  const { t } = useTexts('common');
  return (
    <Button icon="retry" onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
}

function Drawn({
  map,
  configuration,
  shops,
  chosenId,
  onChoose,
  isLarge = false,
  words: shown,
}: Props): ReactNode {
  const say = useShopTexts();
  const { mapTiles: tiles, mapAttribution } = configuration;
  const isShown = useSelector(map, (snapshot) => snapshot.matches({ map: 'shown' }));
  const own = useSelector(map, ({ context }) => context.own);
  const words = {
    zoomIn: say('repairShop.map.zoomIn'),
    zoomOut: say('repairShop.map.zoomOut'),
    own: shown?.own ?? say('repairShop.map.own'),
  };
  const element = useDrawnMap({
    shops,
    chosenId,
    own,
    tiles,
    words,
    onChoose,
    onShown: () => map.send({ type: 'MAP_SHOWN' }),
    onFailed: () => map.send({ type: 'MAP_FAILED' }),
  });
  return (
    <div
      className={styles['frame']}
      data-large={isLarge}
      role="group"
      aria-label={shown?.label ?? say('repairShop.map.label')}
    >
      <div ref={element} className={styles['map']} />
      {isShown ? null : <p className={styles['loading']}>{say('repairShop.map.loading')}</p>}
      <a className={styles['by']} href={mapAttribution.url} target="_blank" rel="noreferrer">
        {mapAttribution.text}
      </a>
    </div>
  );
}
