import { useSelector } from '@xstate/react';
import { use, useEffect } from 'react';
import type { LivePlace, Present, RecordBlock } from '#machines/service/sales/live.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { LiveContext } from './liveContext.ts';
import type { LiveActor } from './useLive.ts';

interface Props {
  readonly client: string;
  readonly page: LivePlace['page'];
  /** The parts of the record that are changed here and not saved. */
  readonly unsaved?: readonly RecordBlock[];
}

const nothing: readonly RecordBlock[] = [];

/** Says to others that somebody is here, and who else is; nothing where there is no socket. */
export const Presence = (props: Props) => {
  const live = use(LiveContext);
  return live ? <Heard live={live} {...props} /> : null;
};

const Heard = ({ live, client, page, unsaved = nothing }: Props & { readonly live: LiveActor }) => {
  const present = useSelector(live, ({ context }) => context.present);
  // One that is the same by its words is said once.
  const blocks = unsaved.join(' ');
  useEffect(() => {
    live.send({ type: 'AT', at: { client, page, unsaved: [...unsaved] } });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [live, client, page, blocks]);
  useEffect(() => () => live.send({ type: 'AT', at: undefined }), [live, client]);
  return (
    <div role="status">
      {present.length === 0 ? null : (
        <Notice>
          {present.map((person) => (
            <Person key={`${person.name} ${person.page} ${person.unsaved.join(' ')}`} {...person} />
          ))}
        </Notice>
      )}
    </div>
  );
};

const Person = ({ name, page, unsaved }: Present) => {
  const { t } = useTexts('sales');
  const { t: record, language } = useTexts('clientRecord');
  if (page === 'client') return <p>{t('present.views', { name })}</p>;
  if (unsaved.length === 0) return <p>{t('present.edits', { name })}</p>;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const parts = list.format(unsaved.map((block) => record(`groups.${block}`)));
  return <p>{t('present.unsaved', { name, parts })}</p>;
};
