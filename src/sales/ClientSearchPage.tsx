import { useSelector } from '@xstate/react';
import { clientQuery, clientSearchOf } from '#machines/sales/search/clientSearch.ts';
import { searchedBy } from '#machines/sales/search/searched.ts';
import type { FoundClients as FoundClientsAnswer } from '#machines/service/clients.ts';
import { DateField } from '#src/fields/date/DateField.tsx';
import { TextField } from '#src/fields/TextField.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { TextScopes } from '#src/forms/textScopes.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { usePageForm } from '#src/forms/usePageForm.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { PageFrame } from '#src/layout/frame/PageFrame.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import { Ways } from '#src/layout/Ways.tsx';
import { useTitle } from '#src/shell/useTitle.ts';
import { AskFailed } from '#src/signIn/AskFailed.tsx';
import { useShortcut } from './shortcuts/shortcutsContext.ts';
import { toBox } from './shortcuts/toBox.ts';
import { FoundClients } from './FoundClients.tsx';
import { ReasonFields } from './ReasonFields.tsx';
import styles from './ClientSearchPage.module.css';
import type { ShellActor } from './shellActor.ts';

interface Props {
  readonly actor: ShellActor;
}

const scopes = ['sales:fields'];

/** The search for clients by a number or by name, and what it has found. Source: specification section 2. */
export const ClientSearchPage = ({ actor }: Props) => {
  const { t } = useTexts('sales');
  const maySearch = useSelector(actor, ({ context }) => context.visitor?.maySearch === true);
  useTitle(t('search.title'));
  return (
    <PageFrame isSpaced title={t('search.title')}>
      {maySearch ? (
        <TextScopes value={scopes}>
          <Search actor={actor} />
        </TextScopes>
      ) : (
        <Notice tone="warning" title={t('search.noAccess')} />
      )}
    </PageFrame>
  );
};

const Search = ({ actor }: Props) => {
  const { t } = useTexts('sales');
  const isBusy = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'finding' }));
  const { found, search, failure, visitor } = useSelector(actor, ({ context }) => context);
  const mustSayWhy = visitor?.mustSayWhy === true || failure?.code === 'TOO_MANY_NUMBERS';
  const form = usePageForm({
    schema: clientQuery(mustSayWhy),
    // Whoever comes back from a client finds what they had typed.
    defaultValue: search ? { query: search.text } : {},
    onSubmit: (asked) => actor.send({ type: 'FIND', search: clientSearchOf(asked) }),
  });
  useShortcut('box', () => toBox(actor));
  return (
    <>
      <FormFrame form={form}>
        <TextField name="query" width="medium" autoComplete="off" />
        <Recognised />
        {mustSayWhy ? <ReasonFields /> : null}
        <Ways>
          <Button type="submit" look="primary" icon="search" isBusy={isBusy}>
            {t('search.action')}
          </Button>
        </Ways>
      </FormFrame>
      <AskFailed failure={failure} />
      <div role="status">
        {found ? (
          <p className={styles['count']}>
            {found.count > 0
              ? t(found.isMore ? 'found.more' : 'found.count', { count: found.count })
              : t(`found.outcome.${found.outcome}`)}
          </p>
        ) : null}
      </div>
      {found?.company ? <KnownCompany company={found.company} /> : null}
      {visitor?.mayCreate && found?.outcome === 'NONE' ? (
        <Ways>
          <Button look="primary" icon="add" onClick={() => actor.send({ type: 'GO', page: 'newClient' })}>
            {t('search.create')}
          </Button>
        </Ways>
      ) : null}
      {found && search ? (
        <FoundClients
          found={found}
          search={search}
          onFind={(next) => actor.send({ type: 'FIND', search: next })}
          onOpen={(client) => actor.send({ type: 'GO', page: 'client', client })}
          onReport={(client) => actor.send({ type: 'GO', page: 'handOver', client })}
        />
      ) : null}
    </>
  );
};

/** Says what is being typed, and asks for the birth date where a number may be from an insurance card. */
const Recognised = () => {
  const { t } = useTexts('sales');
  const { kinds, doubt } = searchedBy(useAnswer('query'));
  const [kind] = kinds;
  return (
    <>
      <div className={styles['recognised']} role="status">
        {doubt ? t(`search.doubt.${doubt}`) : kind ? t(`search.kind.${kind}`) : null}
      </div>
      {doubt === 'INSURANCE_CARD' ? (
        <DateField name="birthDate" hasCalendar={false} isOptional={false} />
      ) : null}
    </>
  );
};

/** What the register of companies tells of a number that no client has. */
const KnownCompany = ({ company }: { readonly company: NonNullable<FoundClientsAnswer['company']> }) => {
  const { t } = useTexts('sales');
  if (company.isAway) return <Notice tone="warning">{t('company.away')}</Notice>;
  const { companyName, address } = company;
  if (companyName === undefined) return <p>{t('company.none')}</p>;
  const place = [address?.streetWithNumbers, address?.city].filter(Boolean).join(', ');
  return <p>{t('company.known', { name: companyName, place })}</p>;
};
