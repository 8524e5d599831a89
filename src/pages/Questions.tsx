import type { ReactNode } from 'react';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import type { ClaimType } from '../../machines/claim/enums.ts';
import { controlOf } from '../../machines/claim/control.ts';
import { schemaAt } from '../../machines/claim/schemaAt.ts';
import { isSingle } from '../../machines/flow/answersSchema.ts';
import { controlFor, type Question } from '../../machines/flow/question.ts';
import { ControlField } from '../fields/controls.tsx';
import { RowsField } from '../fields/rows/RowsField.tsx';
import { useFields } from '../forms/useAnswer.ts';
import { i18n } from '../i18n/i18n.ts';
import { useNamespaces } from '../i18n/useNamespaces.ts';
import { drawnNow, type Asking, type Drawn } from './drawn.ts';
import styles from './Questions.module.css';

/** What is special about a page: the rest of it comes from its questions. */
export interface Special {
  /** Draws a question in its own way, or something beside its field, by its path: `driver.fullName`. */
  readonly around?: Readonly<Record<string, (field: ReactNode, drawn: Drawn) => ReactNode>> | undefined;
  /** The hints of groups by their names, where they are not the same for every report. */
  readonly hints?: Readonly<Record<string, string>> | undefined;
}

interface Props extends Special {
  readonly asking: readonly Asking[];
  readonly claimType: ClaimType;
  /** The claim the form began with. */
  readonly claim: ClaimDetail;
}

/** The questions of a page, or of a row of a list on it, that are asked with what the fields hold right now. */
export function Questions(props: Props): ReactNode {
  const { asking, claim } = props;
  const drawn = useFields((read) => drawnNow(asking, claim, read));
  return groupsOf(asking, drawn).map(({ name, blocks }) => {
    const fields = blocks.map((block) => <Block key={nameOf(block)} block={block} {...props} />);
    return name === undefined ? (
      fields
    ) : (
      <Group key={`${name} ${nameOf(blocks[0])}`} name={name} {...props}>
        {fields}
      </Group>
    );
  });
}

type Asked = Drawn & { readonly question: Question };
/** Questions that are shown side by side. */
type Beside = readonly Asked[];

const nameOf = (block: Beside | undefined) => block?.[0]?.name ?? '';

const groupsOf = (asking: readonly Asking[], drawn: readonly Drawn[]) => {
  const groups: { name: string | undefined; blocks: Asked[][] }[] = [];
  for (const one of drawn) {
    const question = asking.at(-1)?.questions[one.at];
    if (!question) continue;
    if (groups.length === 0 || groups.at(-1)?.name !== question.group)
      groups.push({ name: question.group, blocks: [] });
    const { blocks = [] } = groups.at(-1) ?? {};
    if (question.isBeside && blocks.length > 0) blocks.at(-1)?.push({ ...one, question });
    else blocks.push([{ ...one, question }]);
  }
  return groups;
};

/** A few fields that belong together, under a name of their own and with what holds for all of them. */
function Group({ name, claimType, hints, children }: Props & { name: string; children: ReactNode }) {
  useNamespaces(claimType);
  const title = `${claimType}:${name}`;
  const hint = hints?.[name] ?? (i18n.exists(`${title}Hint`) ? i18n.t(`${title}Hint`) : undefined);
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{i18n.t(title)}</legend>
      {hint === undefined ? null : <p className={styles['hint']}>{hint}</p>}
      {children}
    </fieldset>
  );
}

const Block = ({ block, ...props }: Props & { block: Beside }) => {
  const fields = block.map((asked) => <AskedField key={asked.name} {...props} asked={asked} />);
  return block.length > 1 ? <div className={styles['pair']}>{fields}</div> : fields;
};

const AskedField = ({ asked, ...props }: Props & { asked: Asked }) => {
  const field = <FieldOf {...props} asked={asked} />;
  const draw = props.around?.[asked.question.ask];
  return draw ? draw(field, asked) : field;
};

function FieldOf({ asked, ...props }: Props & { asked: Asked }): ReactNode {
  const { at: _at, question, ...field } = asked;
  const control = controlFor(question);
  if (control?.kind !== 'rows') return control && <ControlField {...field} control={control} />;
  const rowsOf = (questions: readonly Question[], row: number) => (
    <Questions
      {...props}
      asking={[...props.asking, { questions, rows: [...(props.asking.at(-1)?.rows ?? []), row] }]}
    />
  );
  if (question.rows && isSingle(question)) return rowsOf(question.rows, 0);
  const item = controlOf(schemaAt(`${question.ask}[]`));
  return (
    <RowsField {...field} max={control.max}>
      {(row, index) =>
        question.rows
          ? rowsOf(question.rows, index)
          : item && (
              <ControlField
                {...field}
                control={item}
                name={row}
                words={`${question.ask}.item`}
                isOptional={false}
              />
            )
      }
    </RowsField>
  );
}
