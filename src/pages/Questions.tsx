import { memo, Suspense, type ReactNode } from 'react';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { isOfReporter } from '#machines/claim/derived/isOfReporter.ts';
import type { ClaimType } from '#machines/claim/enums.ts';
import { controlOf } from '#machines/subject/control.ts';
import { inRows } from '#machines/subject/path.ts';
import { findWithin } from '#machines/subject/schema.ts';
import { valueAt } from '#machines/subject/valueAt.ts';
import { isSingle } from '#machines/flow/answersSchema.ts';
import { controlFor, type Question } from '#machines/flow/question.ts';
import { groupTitleKeys } from '#machines/report/textKeys.ts';
import open from '#src/fields/choice/Opened.module.css';
import type { OpenedBy } from '#src/fields/choice/Opened.tsx';
import { ControlField } from '#src/fields/controls.tsx';
import { useFields } from '#src/forms/useAnswer.ts';
import { i18n } from '#src/i18n/i18n.ts';
import { useNamespaces } from '#src/i18n/useNamespaces.ts';
import { visibleQuestions, type QuestionScope, type VisibleQuestion } from './visibleQuestions.ts';
import { lazyPart } from '#src/loading/lazyPart.ts';
import { AskedRows } from './AskedRows.tsx';
import { CollapsibleField } from './CollapsibleField.tsx';
import { Details } from './Details.tsx';
import { ItemRows } from './ItemRows.tsx';
import { standsSideBySide } from './parentQuestion.ts';
import styles from './Questions.module.css';

const RegisteredField = lazyPart(() => import('./shared/company/RegisteredField.tsx'), 'RegisteredField');
const KnownField = lazyPart(() => import('./SuggestionField.tsx'), 'SuggestionField');

/** What is special about a page: the rest of it comes from its questions. */
export interface Special {
  /** Draws a question in its own way, or something beside its field, by its path: `driver.fullName`. */
  readonly around?:
    | Readonly<Record<string, (field: ReactNode, drawn: VisibleQuestion) => ReactNode>>
    | undefined;
  /** The hints of groups by their names, where they are not the same for every report. */
  readonly hints?: Readonly<Record<string, string>> | undefined;
}

interface Props extends Special {
  readonly scope: readonly QuestionScope[];
  readonly claimType: ClaimType;
  /** The claim the form began with. */
  readonly claim: ClaimDetail;
  /** The reporter had left the page with its answers when it opened. */
  readonly isDone: boolean;
}

/**
 * The questions of a page, or of a row of a list on it, that are asked with what the fields hold right now. They are rendered again
 * only when one of them changes, whatever happens to the form around.
 */
export const Questions = memo(function Questions(props: Props): ReactNode {
  const { scope, claim } = props;
  const drawn = useFields((read) => visibleQuestions(scope, claim, read));
  const asked = askedNow(scope, drawn);
  const opened = (name: string) => asked.filter(({ within }) => within?.name === name);
  const find = (name: string) => asked.find((one) => one.name === name);
  const shown = (those: readonly Asked[]) =>
    groupsOf(those.filter(({ within }) => !within)).map(({ name, blocks, key }) => {
      const fields = blocks.map((block) => (
        <Block key={nameOf(block)} {...{ block, opened, find }} {...props} />
      ));
      return name === undefined ? (
        fields
      ) : (
        <Group key={key} name={name} {...props}>
          {fields}
        </Group>
      );
    });
  const details = asked.filter(({ question }) => question.isDetail);
  // Of the same shape with details and without: fields that are made anew lose what was typed into them.
  return (
    <>
      {shown(asked.filter(({ question }) => !question.isDetail))}
      {details.length === 0 ? null : (
        <Details asked={details} claim={claim}>
          {shown(details)}
        </Details>
      )}
    </>
  );
});

type Asked = VisibleQuestion & { readonly question: Question };
/** Questions that are shown side by side. */
type Beside = readonly Asked[];

const nameOf = (block: Beside | undefined) => block?.[0]?.name ?? '';

/** What one box takes is shown once. */
const askedNow = (asking: readonly QuestionScope[], drawn: readonly VisibleQuestion[]): readonly Asked[] => {
  const shared = new Set(drawn.map(({ either }) => either?.name));
  return drawn.flatMap((one) => {
    const question = asking.at(-1)?.questions[one.at];
    return question && !shared.has(one.name) ? [{ ...one, question }] : [];
  });
};

const groupsOf = (asked: readonly Asked[]) => {
  // A group is the same whatever is asked in it: one that is made anew loses what is typed into its fields.
  const groups: { name: string | undefined; key: string; blocks: Asked[][] }[] = [];
  for (const one of asked) {
    const { question } = one;
    const { group: name } = question;
    if (groups.length === 0 || groups.at(-1)?.name !== name)
      groups.push({ name, key: `${name} ${groups.filter((each) => each.name === name).length}`, blocks: [] });
    const { blocks = [] } = groups.at(-1) ?? {};
    if (question.isSideBySide && blocks.length > 0) blocks.at(-1)?.push(one);
    else blocks.push([one]);
  }
  return groups;
};

/** A few fields that belong together, under a name of their own and with what holds for all of them. */
function Group({ name, claimType, hints, children }: Props & { name: string; children: ReactNode }) {
  useNamespaces(claimType, 'shared');
  const titles = groupTitleKeys(claimType, name);
  const hintKeys = groupTitleKeys(claimType, `${name}Hint`);
  const hint = hints?.[name] ?? (i18n.exists(hintKeys) ? i18n.t(hintKeys) : undefined);
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{i18n.t(titles)}</legend>
      {hint === undefined ? null : <p className={styles['hint']}>{hint}</p>}
      {children}
    </fieldset>
  );
}

/** Reads what the choice of a field opens, and any other visible question. */
interface Opening {
  readonly opened: (name: string) => readonly Asked[];
  readonly find: (name: string) => Asked | undefined;
}

const Block = ({ block, ...props }: Props & Opening & { block: Beside }) => {
  const fields = block.map((asked) => <AskedField key={asked.name} {...props} asked={asked} />);
  return block.length > 1 ? <div className={styles['pair']}>{fields}</div> : fields;
};

const AskedField = ({ asked, ...props }: Props & Opening & { asked: Asked }) => {
  const inside = groupsOf(props.opened(asked.name)).flatMap(({ blocks }) => blocks);
  const code = props.opened(asked.name)[0]?.within?.code;
  const fields = inside.map((block) => <Block key={nameOf(block)} block={block} {...props} />);
  const isInside = code !== undefined && !standsSideBySide(asked.question);
  const { question } = asked;
  // Who comes back to a page of nothing but a choice comes to choose again.
  const choosesAgain = question.autoSubmits === true && props.isDone;
  const folds =
    question.collapsed === true && !choosesAgain && valueAt(props.claim, asked.name) !== undefined;
  const told = { asked, control: controlFor(question), opensMore: inside.length > 0 };
  const shown = (
    <>
      <FieldOf {...props} asked={asked} inside={isInside ? { [code]: fields } : undefined} />
      {code === undefined || isInside ? null : <div className={open['below']}>{fields}</div>}
    </>
  );
  const number =
    question.knownBy === undefined
      ? undefined
      : props.find(inRows(question.knownBy, props.scope.at(-1)?.rows ?? []));
  // The number may be asked for later, and what was typed until then stays.
  // Its answer is in the form from the first moment: whoever finds the page filled in may go on at once.
  const loading = (
    <div aria-busy="true" hidden>
      {shown}
    </div>
  );
  const known = question.knownBy ? (
    <Suspense fallback={loading}>
      <RegisteredField {...asked} numberName={number?.name} waits={number?.isOptional === false}>
        {shown}
      </RegisteredField>
    </Suspense>
  ) : (
    shown
  );
  const plain = folds ? <CollapsibleField {...told}>{shown}</CollapsibleField> : known;
  const field = question.suggestions ? (
    <KnownField {...told} question={question} claim={props.claim} plain={plain}>
      {shown}
    </KnownField>
  ) : (
    plain
  );
  const draw = props.around?.[question.ask];
  return draw ? draw(field, asked) : field;
};

function FieldOf({
  asked,
  inside,
  opened: _opened,
  find: _find,
  ...props
}: Props & Opening & { asked: Asked; inside: OpenedBy | undefined }): ReactNode {
  const { at: _at, within: _within, question, ...field } = asked;
  const control = controlFor(question);
  if (control?.kind !== 'rows')
    return (
      control && (
        <ControlField
          {...field}
          control={control}
          opened={inside}
          isOwn={isOfReporter(asked.name, props.claim)}
        />
      )
    );
  const rowsOf = (questions: readonly Question[], row: number) => (
    <Questions
      {...props}
      scope={[...props.scope, { questions, rows: [...(props.scope.at(-1)?.rows ?? []), row] }]}
    />
  );
  if (question.rows && isSingle(question)) return rowsOf(question.rows, 0);
  const { max } = control;
  if (question.rows) {
    const asked = question.rows;
    return (
      <AskedRows {...field} {...{ max, asked }} scope={props.scope} claim={props.claim}>
        {(_row, index) => rowsOf(asked, index)}
      </AskedRows>
    );
  }
  const inRow = findWithin(question.field, '[]');
  const item = inRow && controlOf(inRow);
  return item && <ItemRows {...field} {...{ max, item }} itemWords={`${question.ask}.item`} />;
}
