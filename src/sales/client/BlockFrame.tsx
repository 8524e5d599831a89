import { useSelector } from '@xstate/react';
import { Suspense, useId, type ReactNode } from 'react';
import type { Block } from '#machines/sales/client/block.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import styles from './Blocks.module.css';

interface Props {
  readonly title: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One block of a page, under its heading. */
export const BlockFrame = ({ title, isWide = false, children }: Props) => {
  const id = useId();
  return (
    <section className={styles['block']} data-wide={isWide} aria-labelledby={id}>
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
};

interface LoadedProps<Value> {
  readonly block: Block<Value>;
  /** What it is called where it does not come. */
  readonly name: string;
  readonly children: (value: Value) => ReactNode;
}

/** What a block has loaded; grey rows until then, and a way to ask again where its register does not answer. */
export function Loaded<Value>({ block, name, children }: LoadedProps<Value>): ReactNode {
  const { t } = useTexts('clients');
  const isLoading = useSelector(block, (snapshot) => snapshot.hasTag('loading'));
  const { value, failure } = useSelector(block, ({ context }) => context);
  return (
    <>
      <div role="status" className={styles['loading']}>
        {isLoading && value === undefined ? (
          <span className="visually-hidden">{t('block.loading', { name })}</span>
        ) : null}
      </div>
      <div role="alert">
        {failure && value === undefined && !isLoading ? (
          <Notice
            tone="warning"
            title={t('block.away', { name })}
            action={
              <Button icon="retry" onClick={() => block.send({ type: 'LOAD' })}>
                {t('again')}
              </Button>
            }
          >
            <p>{t('block.awayText')}</p>
          </Notice>
        ) : null}
      </div>
      {/* Words that what has come is told by, and nobody else, must not take the page away. */}
      <Suspense>{value === undefined ? null : children(value)}</Suspense>
    </>
  );
}
