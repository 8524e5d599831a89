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
  /** Which of their vehicles or policies it is. */
  readonly record?: string;
  /** The parts of the record that are changed here and not saved. */
  readonly unsaved?: readonly RecordBlock[];
}

const words = {
  client: 'views',
  personData: 'edits',
  vehicle: 'vehicle',
  policy: 'policy',
  discount: 'discount',
} as const satisfies Record<LivePlace['page'], string>;

const nothing: readonly RecordBlock[] = [];

/** Says to others that somebody is here, and who else is; nothing where there is no socket. */
export const Presence = (props: Props) => {
  const live = use(LiveContext);
  return live ? <Heard live={live} {...props} /> : null;
};

const Heard = ({ live, client, page, record, unsaved = nothing }: Props & { readonly live: LiveActor }) => {
  const all = useSelector(live, ({ context }) => context.present);
  // The page of a client tells of everybody, a form of those at the same record.
  const present = page === 'client' ? all : all.filter((one) => one.record === record);
  // One that is the same by its words is said once.
  const blocks = unsaved.join(' ');
  useEffect(() => {
    const at = { client, page, ...(record !== undefined && { record }), unsaved: [...unsaved] };
    live.send({ type: 'AT', at });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [live, client, page, record, blocks]);
  useEffect(() => () => live.send({ type: 'AT', at: undefined }), [live, client]);
  return (
    <div role="status">
      {present.length === 0 ? null : (
        <Notice>
          {present.map((person) => (
            <Person key={JSON.stringify(person)} {...person} />
          ))}
        </Notice>
      )}
    </div>
  );
};

const Person = ({ name, page, unsaved }: Present) => {
  const { t } = useTexts('sales');
  const { t: record, language } = useTexts('clientRecord');
  if (unsaved.length === 0) return <p>{t(`present.${words[page]}`, { name })}</p>;
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const parts = list.format(unsaved.map((block) => record(`groups.${block}`)));
  return <p>{t('present.unsaved', { name, parts })}</p>;
};
