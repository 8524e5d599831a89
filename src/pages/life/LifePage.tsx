import { Fragment, type ReactNode } from 'react';
import type { ClaimDetail } from '../../../machines/claim/claim.ts';
import type { Page } from '../../../machines/flow/page.ts';
import { valueAt } from '../../forms/path.ts';
import { Asked } from '../Asked.tsx';
import { PageForm } from '../PageForm.tsx';
import type { PageProps } from '../pageProps.ts';
import { isMet, type Condition } from '../questions.ts';
import { findField } from './lifeFields.ts';
import { lifeQuestions } from './lifeQuestions.ts';

/** A page of a life claim that is a plain list of questions: they are declared in lifeQuestions, their fields in lifeFields. */
export const LifePage = (props: PageProps): ReactNode => (
  <PageForm {...props} suggested={startOf(props.page)}>
    {questionsOn(props.page, props.claim).map(([name, when]) => (
      <Asked key={name} when={when}>
        <Fragment>{findField(props.page, name)?.(name, props.claim)}</Fragment>
      </Asked>
    ))}
  </PageForm>
);

/** One stay in hospital is there to be filled in. */
const startOf = ({ answers }: Page) =>
  'hospitalizations' in answers.shape ? { hospitalizations: [{ dateFrom: '' }] } : {};

/** The questions that the answers of other pages ask for, each with what depends on this page. */
function questionsOn(page: Page, claim: ClaimDetail): readonly (readonly [string, Condition])[] {
  const questions = lifeQuestions[page.code] ?? lifeQuestions[page.view] ?? {};
  const isHere = (name: string) => (name.split('.')[0] ?? name) in page.answers.shape;
  const part = (condition: Condition, here: boolean) =>
    Object.fromEntries(Object.entries(condition).filter(([name]) => isHere(name) === here));
  return Object.entries(questions)
    .filter(([, condition]) => isMet(part(condition, false), (name) => valueAt(claim, name)))
    .map(([name, condition]) => [name, part(condition, true)]);
}
